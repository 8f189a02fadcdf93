// A host whose agent answers each exchange with the next recorded envelope.
import { useState } from 'react'
import { A2uiSurface, type A2uiSurfaceProps } from '../../src/index'

interface ExchangeRunProps extends A2uiSurfaceProps {
  readonly envelopes: readonly unknown[]
}

export function ExchangeRun({ envelopes, onExchange, ...props }: ExchangeRunProps) {
  const [arrived, setArrived] = useState(1)
  return (
    <A2uiSurface
      {...props}
      envelopes={envelopes.slice(0, arrived)}
      onExchange={async (value, action) => {
        await onExchange?.(value, action)
        setArrived((before) => Math.min(before + 1, envelopes.length))
      }}
    />
  )
}
