// A recorded run that arrives one envelope at a time: on a timer, or whenever the button is pressed.
import { useEffect, useState } from 'react'
import { A2uiSurface, type A2uiSurfaceProps } from '../../src/index'

interface EnvelopeRunProps extends A2uiSurfaceProps {
  readonly envelopes: readonly unknown[]
  /** Time between two envelopes, in milliseconds; without it only the button sends the next one. */
  readonly interval?: number
}

export function EnvelopeRun({ envelopes, interval, ...props }: EnvelopeRunProps) {
  const total = envelopes.length
  const [arrived, setArrived] = useState(1)
  const [playing, setPlaying] = useState(interval !== undefined)

  useEffect(() => {
    if (!playing || arrived >= total) return undefined
    const timer = setTimeout(() => {
      setArrived(arrived + 1)
    }, interval ?? 900)
    return () => {
      clearTimeout(timer)
    }
  }, [playing, arrived, total, interval])

  return (
    <>
      <A2uiSurface {...props} envelopes={envelopes.slice(0, arrived)} />
      <div className="story-controls" role="group" aria-label="Run">
        <button
          type="button"
          disabled={arrived >= total}
          onClick={() => {
            setArrived(arrived + 1)
          }}
        >
          Next envelope
        </button>
        <button
          type="button"
          aria-pressed={playing}
          onClick={() => {
            if (arrived >= total) setArrived(1)
            setPlaying(!playing || arrived >= total)
          }}
        >
          Play
        </button>
        <span role="status">
          {arrived} of {total} envelopes have arrived
        </span>
      </div>
    </>
  )
}
