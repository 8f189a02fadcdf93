// What came in, in the order of arrival, each with its verdict; a refused one says why (ADM-8, STORE-1).
import { memo, useMemo, useState } from 'react'
import { rawText } from '../json/rawText'
import type { SurfaceRecord } from '../state/record'
import { describeDocument } from './describeDocument'
import type { Steps } from './useSteps'

export function MessageList({ records, step, goTo }: Steps) {
  if (records.length === 0) return <p className="a2i-hint">Nothing was received yet.</p>
  return (
    <ol className="a2i-list">
      {records.map((record, index) => (
        <li
          key={record.sequence}
          className={`a2i-entry a2i-entry-${record.status}`}
          data-later={index >= step || undefined}
          aria-current={index === step - 1 ? 'step' : undefined}
        >
          <p className="a2i-facts">
            <button
              type="button"
              className="a2i-go"
              aria-label={`Go to the step after message ${String(index + 1)}`}
              onClick={() => {
                goTo(index + 1)
              }}
            >
              {index + 1}
            </button>
            <Message record={record} />
          </p>
          <Verdict record={record} />
        </li>
      ))}
    </ol>
  )
}

const Message = memo(function Message({ record }: { record: SurfaceRecord }) {
  const { title, marks, parts } = useMemo(() => describeDocument(record.received), [record])
  return (
    <>
      <b>{title}</b>
      <span className={`a2i-mark a2i-mark-${record.status}`}>{record.status}</span>
      {marks.map((mark) => (
        <span key={mark} className="a2i-mark">
          {mark}
        </span>
      ))}
      {record.surfaceKey !== undefined && <span>{record.surfaceKey}</span>}
      {parts.length > 0 && <span className="a2i-summary">{parts.join(' · ')}</span>}
    </>
  )
})

const Verdict = memo(function Verdict({ record }: { record: SurfaceRecord }) {
  return (
    <>
      {record.status === 'stored' && (
        <>
          <p>
            <code>{record.code}</code>
          </p>
          <ul className="a2i-errors">
            {record.errors.map(({ path, message }, index) => (
              <li key={index}>
                {path !== '' && <code>{path}</code>} {message}
              </li>
            ))}
          </ul>
        </>
      )}
      <Details record={record} />
    </>
  )
})

/** The document is written out when it is asked for, and not before: it may be long. */
function Details({ record }: { record: SurfaceRecord }) {
  const [isOpen, setOpen] = useState(false)
  const text = useMemo(() => (isOpen ? rawText(record.received) : ''), [isOpen, record])
  return (
    <details
      onToggle={(event) => {
        setOpen(event.currentTarget.open)
      }}
    >
      <summary>Document {record.sequence}</summary>
      <pre>{text}</pre>
    </details>
  )
}
