'use client'
// A client component: callbacks can only be passed from one.
import { useState } from 'react'
import { A2uiSurface, type JsonValue } from 'a2ui-surface'

export function Answer({ payload }: { payload: unknown }) {
  const [sent, setSent] = useState<JsonValue>()
  return (
    <>
      <A2uiSurface payload={payload} schemaVersion={2} onResume={(value) => setSent(value)} />
      {sent !== undefined && <output>{JSON.stringify(sent)}</output>}
    </>
  )
}
