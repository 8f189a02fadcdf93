// The limit: the same form, written by hand in React with the same Radix widgets. It reads no messages; what they would change,
// it changes directly.
import 'a2ui-surface/styles.css'
import { createRoot } from 'react-dom/client'
import { Answers, createAnswers } from './byHand/answers'
import { Form } from './byHand/Form'
import { planOf } from './byHand/plan'

const plans = new WeakMap()

/** Called before the clock starts: what is in the plan would stand in the source. */
export function prepare(messages) {
  plans.set(messages, planOf(messages))
}

export function mount(container, messages) {
  const plan = plans.get(messages)
  const answers = createAnswers(plan.answers)
  const root = createRoot(container)
  root.render(
    <Answers value={answers}>
      <Form plan={plan} onSend={() => {}} />
    </Answers>,
  )
  return {
    send([{ updateDataModel, updateComponents }]) {
      if (updateDataModel !== undefined) answers.set(updateDataModel.path.split('/').at(-1), updateDataModel.value)
      else for (const { id, label } of updateComponents.components) answers.set(`label of ${id}`, label)
    },
    unmount: () => root.unmount(),
  }
}
