// An item's share of the free space in a Row or Column (REND-6). The number is set by CSSOM: a style attribute in server
// HTML would break a strict style-src (SEC-4). Until then the class gives every weighted item the share 1.
import { type ReactNode, useRef } from 'react'
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect'

export interface WeightedProps {
  /** The `flex-grow` of the item; 0 or more. With 0 it keeps its natural size. */
  weight: number
  /** The one item. */
  children: ReactNode
}

/** Class: `a2s-weighted`. */
export function Weighted({ weight, children }: WeightedProps) {
  const box = useRef<HTMLDivElement>(null)
  useIsomorphicLayoutEffect(() => {
    box.current?.style.setProperty('flex-grow', String(weight))
    box.current?.style.setProperty('flex-basis', weight === 0 ? 'auto' : '')
  }, [weight])
  return (
    <div ref={box} className="a2s-weighted">
      {children}
    </div>
  )
}
