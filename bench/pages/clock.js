/* global MutationObserver, requestAnimationFrame */
// When something was done: the moment the page shows it, the frame after it, and pauses between two measurements.

/** Resolves with the time at which `isDone` first holds; it is asked after every change of the DOM, before any frame. */
export function until(container, isDone) {
  return new Promise((resolve) => {
    const observer = new MutationObserver(check)
    observer.observe(container, { subtree: true, childList: true, characterData: true })
    check()
    function check() {
      if (!isDone()) return
      observer.disconnect()
      resolve(performance.now())
    }
  })
}

/** Resolves with the time right after the next frame was painted. */
export function nextPaint() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => void nextTask().then(() => resolve(performance.now())))
  })
}

/** Resolves in a task of its own, after those that wait already, React's included. */
export function nextTask() {
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = resolve
    channel.port2.postMessage(undefined)
  })
}
