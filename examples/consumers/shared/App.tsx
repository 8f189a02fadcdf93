import { useState } from 'react'
import { A2uiSurface, type JsonValue } from 'a2ui-surface'
import 'a2ui-surface/styles.css'
import { payload } from './payload'

export function App() {
  const [sent, setSent] = useState<JsonValue>()
  return (
    <main>
      <A2uiSurface payload={payload} schemaVersion={2} onResume={(value) => setSent(value)} />
      {sent !== undefined && <output>{JSON.stringify(sent)}</output>}
    </main>
  )
}
