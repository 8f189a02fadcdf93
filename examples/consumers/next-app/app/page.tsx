// A server component: it judges the payload without React, and renders the surface to HTML.
import { admitPayload } from 'a2ui-surface/core'
import { A2uiSurface } from 'a2ui-surface'
import { Answer } from './Answer'
import { payload } from './payload'

export default function Page() {
  const admitted = admitPayload(payload, 2)
  return (
    <main>
      <p>The server says: {admitted.ok ? 'valid' : admitted.code}</p>
      <section aria-label="To fill in">
        <Answer payload={payload} />
      </section>
      <section aria-label="To read">
        <A2uiSurface payload={payload} schemaVersion={2} submitted={{ name: 'Grace', dish: ['soup'] }} />
      </section>
    </main>
  )
}
