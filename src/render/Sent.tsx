// What was sent and has no field to stand in, as a list (REPLAY-1): beside the fields of a surface, or beside the notice in its place.
import type { JsonValue } from '../json/jsonValue'
import { toText } from '../catalog/coerce'
import { SentList } from '../widgets/SentList'
import type { Strings } from './strings'

interface SentProps {
  readonly entries: readonly (readonly [name: string, value: JsonValue])[]
  readonly strings: Strings
}

export function Sent({ entries, strings }: SentProps) {
  if (entries.length === 0) return null
  return <SentList title={strings.sentList} entries={entries.map(([name, value]) => entryOf(name, value, strings))} />
}

function entryOf(name: string, value: JsonValue, strings: Strings): { label: string; text: string } {
  const text = typeof value === 'boolean' ? (value ? strings.yes : strings.no) : toText(value)
  return { label: name === '' ? strings.sentValue : name, text }
}
