// What was sent, for values that have no field to stand in (REPLAY-1).
import { piecesOf } from './piecesOf'

export interface SentListProps {
  /** What the list is, such as "Sent". */
  title: string
  /** Name and value, in order. Labels may repeat. */
  entries: readonly { label: string; text: string }[]
}

/** Classes: `a2s-sent`, `a2s-sent-title`, `a2s-sent-list`. */
export function SentList({ title, entries }: SentListProps) {
  return (
    <div className="a2s-sent" role="group" aria-label={title}>
      <p className="a2s-sent-title">{title}</p>
      <dl className="a2s-sent-list">
        {entries.map((entry, index) => (
          <div key={index}>
            <dt>{piecesOf(entry.label)}</dt>
            <dd>{piecesOf(entry.text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
