// What the host around the surface decides.
import { Choice } from './Choice'
import { ANSWERS, COLOURS, DIRECTIONS, INTERRUPTS, TRUSTS } from './options'
import type { Playground } from './usePlayground'

export function OptionsPanel({ options, setOptions }: Playground) {
  return (
    <section className="pg-panel pg-options" aria-labelledby="pg-options-title">
      <h2 id="pg-options-title">Host</h2>
      <div className="pg-grid">
        <Choice
          label="Interrupt"
          value={options.interrupt}
          choices={INTERRUPTS}
          onChange={(interrupt) => {
            setOptions({ interrupt })
          }}
        />
        <Choice
          label="Content trust"
          value={options.trust}
          choices={TRUSTS}
          onChange={(trust) => {
            setOptions({ trust })
          }}
        />
        <Choice
          label="Callbacks"
          value={options.answers}
          choices={ANSWERS}
          onChange={(answers) => {
            setOptions({ answers })
          }}
        />
        <Choice
          label="Direction"
          value={options.dir}
          choices={DIRECTIONS}
          onChange={(dir) => {
            setOptions({ dir })
          }}
        />
        <Choice
          label="Colours"
          value={options.colours}
          choices={COLOURS}
          onChange={(colours) => {
            setOptions({ colours })
          }}
        />
      </div>
    </section>
  )
}
