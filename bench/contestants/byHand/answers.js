// The state of the hand-written form: answers by name, each field hearing of its own. The least that makes a keystroke cost one field.
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'

export function createAnswers(initial) {
  const values = new Map(Object.entries(initial))
  const listeners = new Map()
  return {
    get: (name) => values.get(name),
    set(name, value) {
      values.set(name, value)
      listeners.get(name)?.forEach((listener) => listener())
    },
    watch(name, listener) {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(listener))
      return () => known.delete(listener)
    },
  }
}

export const Answers = createContext(undefined)

export function useAnswer(name) {
  const answers = useContext(Answers)
  const watch = useCallback((listener) => answers.watch(name, listener), [answers, name])
  const read = () => answers.get(name)
  return [useSyncExternalStore(watch, read, read), (value) => answers.set(name, value)]
}
