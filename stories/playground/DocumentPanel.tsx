// Where a document comes from: an example, or whatever is typed or pasted. A text that is no JSON stays as it is.
import { useEffect, useRef } from 'react'
import { documentNamed } from '../documents'
import { bothVersions } from '../documents/bothVersions'
import { formsOfVersion2 } from '../documents/formsOfVersion2'
import { refused } from '../documents/refused'
import { situations } from '../documents/situations'
import { Choice } from './Choice'
import type { ReadAs } from './readInput'
import type { JsonFault } from './splitJson'
import type { Playground } from './usePlayground'

const GROUPS = [
  ['The same in both versions', bothVersions],
  ['Forms of version 2', formsOfVersion2],
  ['Situations', situations],
  ['Refused', refused],
] as const

const READ_AS: readonly (readonly [ReadAs, string])[] = [
  ['automatic', 'What each value looks like'],
  ['envelope', 'Envelopes'],
  ['payloadV1', 'Payloads of version 1'],
  ['payloadV2', 'Payloads of version 2'],
  ['message', 'Bare messages of A2UI 0.9'],
]

export function DocumentPanel({ example, text, readAs, reading, pickExample, write, setReadAs }: Playground) {
  const editor = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // A new value leaves a text area scrolled to its end.
    if (example !== '' && editor.current !== null) editor.current.scrollTop = 0
  }, [example])
  const description =
    example === ''
      ? 'Your own text: payloads, envelopes, messages or delta frames.'
      : documentNamed(example).description
  return (
    <section className="pg-panel pg-document" aria-labelledby="pg-document-title">
      <h2 id="pg-document-title">Document</h2>
      <div className="pg-choice">
        <label htmlFor="pg-example">Example</label>
        <select
          id="pg-example"
          value={example}
          onChange={(event) => {
            pickExample(event.target.value)
          }}
        >
          <option value="" disabled hidden>
            None: my own text
          </option>
          {GROUPS.map(([label, documents]) => (
            <optgroup key={label} label={label}>
              {documents.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <p className="pg-hint">{description}</p>
      <label className="pg-label" htmlFor="pg-editor">
        JSON
      </label>
      <textarea
        ref={editor}
        id="pg-editor"
        className="pg-editor"
        dir="ltr"
        aria-describedby="pg-reading"
        aria-invalid={!reading.ok}
        spellCheck={false}
        autoComplete="off"
        wrap="off"
        value={text}
        onChange={(event) => {
          write(event.target.value)
        }}
      />
      <div id="pg-reading" className="pg-reading" role="status">
        {reading.ok ? <p>{reading.summary}</p> : <Fault fault={reading.fault} />}
      </div>
      {!reading.ok && (
        <button
          type="button"
          className="pg-button"
          onClick={() => {
            const { offset } = reading.fault
            editor.current?.focus()
            editor.current?.setSelectionRange(offset, offset + 1)
          }}
        >
          Go to the place
        </button>
      )}
      <Choice label="Read as" value={readAs} choices={READ_AS} onChange={setReadAs} />
    </section>
  )
}

/** How much of a long line is shown on either side of the fault. */
const AROUND = 24

function Fault({ fault: { line, column, message, lineText } }: { readonly fault: JsonFault }) {
  const start = Math.max(0, column - 1 - AROUND)
  return (
    <div className="pg-fault">
      <p>
        <strong>
          Line {line}, column {column}:
        </strong>{' '}
        {message} The surface shows the last text that could be read.
      </p>
      <pre aria-hidden="true" dir="ltr">
        {lineText.slice(start, column - 1)}
        <mark>{lineText.slice(column - 1, column) || ' '}</mark>
        {lineText.slice(column, column + AROUND)}
      </pre>
    </div>
  )
}
