// A value as indented JSON, with names, strings and other scalars told apart by colour.
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*/g

export function JsonText({ value }: { readonly value: unknown }) {
  const text = JSON.stringify(value, null, 2)
  const parts: { text: string; kind?: string }[] = []
  let at = 0
  for (const match of text.matchAll(TOKEN)) {
    const [whole, quoted, colon] = match
    const token = quoted ?? whole
    parts.push({ text: text.slice(at, match.index) })
    parts.push({ text: token, kind: quoted === undefined ? 'scalar' : colon === undefined ? 'string' : 'name' })
    at = match.index + token.length
  }
  parts.push({ text: text.slice(at) })
  return (
    <pre className="pg-json" dir="ltr">
      {parts.map((part, index) =>
        part.kind === undefined ? (
          part.text
        ) : (
          <span key={index} className={`pg-json-${part.kind}`}>
            {part.text}
          </span>
        ),
      )}
    </pre>
  )
}
