// A host with a store: it feeds delta frames in as they come, and delivers the full surface again when it is asked for one.
import { useState } from 'react'
import { createSurfaceStore, type SurfaceStore } from '../../src/core'
import { A2uiSurface, type A2uiSurfaceProps } from '../../src/index'
import { payloadV1, sendV1 } from './payloadV1'

const KEY = 'table-booking'
const TIMES = ['18:00', '19:00', '20:30']

function envelope(revision: number): unknown {
  return {
    type: 'ui.a2ui-surface',
    schemaVersion: 1,
    envelopeId: KEY,
    correlationId: `run-booking-${String(revision)}`,
    payload: payloadV1(
      [
        { component: 'text', text: 'Three times are free this evening.' },
        {
          component: 'field.select',
          id: 'time',
          label: 'Time',
          options: TIMES.map((value) => ({ value, label: value })),
        },
        { component: 'field.text', id: 'name', label: 'Name' },
        sendV1,
      ],
      'A table for two',
    ),
    meta: { source: 'ai-generation', ts: '2026-11-30T09:00:00Z' },
  }
}

const FITTING = {
  surfaceRef: KEY,
  catalogVersion: '0.9.1',
  patch: [
    { op: 'replace', path: '/surface/components/0/text', value: 'Only the late table is left.' },
    { op: 'remove', path: '/surface/components/1/options/0' },
    { op: 'remove', path: '/surface/components/1/options/0' },
  ],
}

const STALE = {
  surfaceRef: KEY,
  catalogVersion: '0.9.1',
  patch: [{ op: 'remove', path: '/surface/components/9' }],
}

export function DeltaRun(props: Pick<A2uiSurfaceProps, 'onResume' | 'onExchange'>) {
  const [asked, setAsked] = useState(0)
  const [revision, setRevision] = useState(1)
  const [store] = useState<SurfaceStore>(() => {
    const created = createSurfaceStore({
      onRematerialize: () => {
        setAsked((before) => before + 1)
      },
    })
    created.receive(envelope(0))
    return created
  })
  const feeds = [
    ['Change that fits', () => store.receive(FITTING)],
    ['Change that is stale', () => store.receive(STALE)],
    [
      'Full surface',
      () => {
        store.receive(envelope(revision))
        setRevision(revision + 1)
      },
    ],
  ] as const
  return (
    <>
      <A2uiSurface {...props} store={store} surfaceKey={KEY} />
      <div className="story-controls" role="group" aria-label="Feed the store">
        {feeds.map(([label, feed]) => (
          <button key={label} type="button" onClick={feed}>
            {label}
          </button>
        ))}
        <span role="status">Asked for the full surface {asked === 1 ? 'once' : `${String(asked)} times`}</span>
      </div>
    </>
  )
}
