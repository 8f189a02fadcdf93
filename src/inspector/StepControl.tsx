// The way back and forth through what was received: a slider, and a button for each direction.
import type { Steps } from './useSteps'

export function StepControl({ records, step, isPast, goTo }: Steps) {
  const total = records.length
  const words = `${String(step)} of ${String(total)}`
  return (
    <div className="a2i-steps" role="group" aria-label="Step through time">
      <button
        type="button"
        disabled={step === 0}
        onClick={() => {
          goTo(step - 1)
        }}
      >
        Step back
      </button>
      <input
        type="range"
        aria-label="Messages that count"
        aria-valuetext={words}
        min={0}
        max={total}
        value={step}
        onChange={(event) => {
          goTo(event.target.valueAsNumber)
        }}
      />
      <button
        type="button"
        disabled={!isPast}
        onClick={() => {
          goTo(step + 1)
        }}
      >
        Step on
      </button>
      <button
        type="button"
        disabled={!isPast}
        onClick={() => {
          goTo(total)
        }}
      >
        Latest
      </button>
      <output>{isPast ? `As it stood after message ${words}, without what was typed` : 'As it is now'}</output>
    </div>
  )
}
