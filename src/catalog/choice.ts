// Between the strings of a choice and the options on the screen. Options are told apart by place, since an agent may give two the
// same value, or one the empty string (REND-4); widgets only ever see unique, non-empty keys.
import type { JsonValue } from '../json/jsonValue'
import { toStringList, toText } from './coerce'
import type { ChoiceNode } from './node'

/** The option that the person picked last, and the value it stood for: which of two equal values is shown as chosen. */
export interface Pick {
  readonly key: string
  readonly value: string
}

export function keyOf(index: number): string {
  return `option-${String(index)}`
}

/** The value of the option with this key; a key that is none is a value of its own, which is kept as it is. */
export function valueOf({ values }: ChoiceNode, key: string): string {
  return values.find((_, index) => keyOf(index) === key) ?? key.replace(PADDED, '$1')
}

/** A value that no option has stands for itself; one that reads like a key gets a space, so that it is not taken for it. */
function keyOfUnknown(value: string): string {
  return LIKE_A_KEY.test(value) ? `${value} ` : value
}

const LIKE_A_KEY = /^option-\d+ *$/
const PADDED = /^(option-\d+ *) $/

/** The strings that are chosen. */
export function chosenValues({ encoding }: ChoiceNode, value: JsonValue | undefined): readonly string[] {
  if (encoding === 'list') return toStringList(value)
  const text = toText(value)
  return text === '' ? [] : [text]
}

/** The keys to show as chosen. A value that no option has stands for itself. */
export function chosenKeys(
  node: ChoiceNode,
  value: JsonValue | undefined,
  picked: Pick | undefined,
): readonly string[] {
  const isPickedEmpty = value === '' && picked?.value === ''
  const values = isPickedEmpty ? [''] : chosenValues(node, value)
  return values.flatMap((chosen) => {
    // Several boxes of one value stand for one choice: all of them show it.
    if (node.multiple) {
      const same = node.values.flatMap((option, index) => (option === chosen ? keyOf(index) : []))
      if (same.length > 0) return same
    }
    if (picked?.value === chosen && valueOf(node, picked.key) === chosen) return picked.key
    const index = node.values.indexOf(chosen)
    if (index >= 0) return keyOf(index)
    return chosen === '' ? [] : keyOfUnknown(chosen)
  })
}

/** What to write when one option was chosen (`''`: none). */
export function encodeOne(node: ChoiceNode, key: string): JsonValue {
  if (node.encoding === 'text') return valueOf(node, key)
  return key === '' ? [] : [valueOf(node, key)]
}

/** What to write when several were chosen: those that stay keep their order, new ones follow, and unknown ones are kept. */
export function encodeMany(node: ChoiceNode, before: JsonValue | undefined, keys: readonly string[]): JsonValue {
  const taken = chosenKeys(node, before, undefined).filter((key) => !keys.includes(key))
  const takenValues = taken.map((key) => valueOf(node, key))
  const chosen = keys.map((key) => valueOf(node, key)).filter((value) => !takenValues.includes(value))
  const kept = chosenValues(node, before).filter((value) => chosen.includes(value))
  return [...kept, ...new Set(chosen.filter((value) => !kept.includes(value)))]
}
