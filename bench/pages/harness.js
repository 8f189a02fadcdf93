/* global document */
// What every page exposes to the program that drives it. React is evaluated here, so that a contestant's own code is timed alone.
import 'react-dom/client'
import { dataUpdate, keystroke, mount, stream, unmount, upsertOne } from './measures'

let contestant
let shown

globalThis.bench = {
  /** Evaluates the contestant; its files were fetched before. */
  async evaluate() {
    const start = performance.now()
    contestant = await import(/* @vite-ignore */ '/contestant.js')
    return performance.now() - start
  },

  /** First and further mounts, and what happens on a surface that is there. */
  async interact(size, { mounts, strokes, updates }) {
    const cold = await mount(contestant, size)
    await unmount(cold.surface)
    const warm = []
    for (let left = mounts; left > 0; left -= 1) {
      shown = await mount(contestant, size)
      warm.push(shown)
      if (left > 1) await unmount(shown.surface)
    }
    const result = {
      coldMount: [cold.committed],
      coldPaint: [cold.painted],
      mount: warm.map(({ committed }) => committed),
      paint: warm.map(({ painted }) => painted),
      keystroke: await keystroke(strokes),
      dataUpdate: await dataUpdate(shown.surface, updates),
      upsert: await upsertOne(shown.surface, shown.messages, updates),
    }
    await unmount(shown.surface)
    return result
  },

  stream: (kind, count) => stream(contestant, kind, count),

  async mountAndKeep(size) {
    shown = await mount(contestant, size)
    return document.querySelectorAll('input, textarea, button').length
  },
  keystroke: () => keystroke(1),
  async unmountKept() {
    await unmount(shown.surface)
    shown = undefined
  },
  async mountOften(size, count) {
    for (let left = count; left > 0; left -= 1) await unmount((await mount(contestant, size)).surface)
  },
}
