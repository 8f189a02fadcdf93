/* global document, HTMLInputElement */
// What is measured of a contestant in its page. Times are in milliseconds; each measure waits for a fresh frame before its clock starts.
import { FIRST_FIELD, FIRST_PATH, formSurface, setData, upsert } from '../surfaces/formSurface.mjs'
import { growing, revising } from '../surfaces/streams.mjs'
import { nextPaint, nextTask, until } from './clock'

const container = document.querySelector('#root')
const first = (tag) => container.getElementsByTagName(tag)[0]

/** Documents to DOM committed, and to the next paint. With `keep` the surface stays. */
export async function mount(contestant, size) {
  const messages = formSurface(size)
  contestant.prepare?.(messages)
  await nextPaint()
  const start = performance.now()
  const surface = contestant.mount(container, messages)
  const committed = await until(container, () => first('h5') !== undefined)
  const painted = await nextPaint()
  return { surface, messages, committed: committed - start, painted: painted - start }
}

export async function unmount(surface) {
  surface.unmount()
  await nextTask()
  if (container.childElementCount > 0) throw new Error('The surface is still there.')
}

/** A character typed into the first field, until the field and the heading that repeats it show it. */
export async function keystroke(count) {
  const input = first('input')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  input.focus()
  return repeat(count, async (index) => {
    const text = `${input.value.slice(0, 20)}${'abcdefghij'[index % 10]}`
    const start = performance.now()
    setValue.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    return (await until(container, () => first('h4').textContent === text)) - start
  })
}

/** One `updateDataModel` for the path of the first field. */
export function dataUpdate(surface, count) {
  return repeat(count, async (index) => {
    const text = `agent ${index}`
    const message = [setData(FIRST_PATH, text)]
    const start = performance.now()
    surface.send(message)
    return (await until(container, () => first('h4').textContent === text)) - start
  })
}

/** One `updateComponents` that gives the first field another label. */
export function upsertOne(surface, messages, count) {
  const field = messages[1].updateComponents.components.find(({ id }) => id === FIRST_FIELD)
  return repeat(count, async (index) => {
    const label = `Label ${index}`
    const message = [upsert({ ...field, label })]
    const start = performance.now()
    surface.send(message)
    return (await until(container, () => first('label').textContent === label)) - start
  })
}

/** `count` messages, each in a task of its own, until the last is shown. */
export async function stream(contestant, kind, count) {
  const { before, messages } = (kind === 'growing' ? growing : revising)(count)
  const surface = contestant.mount(container, before)
  await until(container, () => first('h1') !== undefined)
  await nextPaint()
  const start = performance.now()
  for (const message of messages) {
    surface.send([message])
    await nextTask()
  }
  const end = await until(container, () => first('h5') !== undefined)
  await unmount(surface)
  return end - start
}

async function repeat(count, measureOnce) {
  const times = []
  for (let index = 0; index < count; index += 1) {
    await nextPaint()
    times.push(await measureOnce(index))
  }
  return times
}
