// What became of each document, in the order in which they came, and what else the host was told.
import { useSyncExternalStore } from 'react'
import type { SurfaceRecord, SurfaceSnapshot } from '../../src/core'
import type { Playground } from './usePlayground'

export function Verdict({ run, diagnostics, asked }: Playground) {
  const { store, documents, arrived } = run
  const records = useSyncExternalStore(store.subscribe, store.getRecords)
  const surfaces = useSyncExternalStore(store.subscribe, store.getSurfaces)
  return (
    <>
      {surfaces.map((surface) => (
        <Facts key={surface.surfaceKey} {...surface} />
      ))}
      <ol className="pg-list">
        {records.map((record) => (
          <li key={record.sequence} className={`pg-entry pg-entry-${record.status}`}>
            <Entry record={record} label={documents[record.sequence - 1]?.label ?? 'Rendering'} />
          </li>
        ))}
      </ol>
      {records.length === 0 && <p className="pg-hint">Nothing was received yet.</p>}
      {arrived < documents.length && (
        <p className="pg-hint">{documents.length - arrived} more to come: press Next under “Surface”.</p>
      )}
      {asked > 0 && (
        <p className="pg-hint">
          The host was asked for the full surface {asked === 1 ? 'once' : `${String(asked)} times`}.
        </p>
      )}
      {diagnostics.length > 0 && (
        <>
          <h3 className="pg-subtitle">Diagnostics</h3>
          <ul className="pg-list">
            {diagnostics.map(({ code, componentId, message }, index) => (
              <li key={index} className="pg-entry">
                <h4>
                  <code>{code}</code>{' '}
                  {componentId !== undefined && <span className="pg-muted">at “{componentId}”</span>}
                </h4>
                <p>{message}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Facts({ surfaceKey, version, status, untrusted, partial }: SurfaceSnapshot) {
  return (
    <p className="pg-facts">
      <span>{surfaceKey}</span>
      <span className="pg-pill">{status}</span>
      {version !== undefined && <span className="pg-pill">version {version}</span>}
      <span className="pg-pill">{untrusted ? 'untrusted' : 'trusted'}</span>
      {partial && <span className="pg-pill">partial</span>}
    </p>
  )
}

function Entry({ record, label }: { readonly record: SurfaceRecord; readonly label: string }) {
  return (
    <>
      <h3>
        {record.sequence}. {label} <span className={`pg-pill pg-pill-${record.status}`}>{record.status}</span>
      </h3>
      {record.surfaceKey !== undefined && <p className="pg-facts">for the surface {record.surfaceKey}</p>}
      {record.status === 'stored' && (
        <>
          <p>
            <code>{record.code}</code>
          </p>
          <ul className="pg-errors">
            {record.errors.map(({ path, message }, index) => (
              <li key={index}>
                {path !== '' && <code dir="ltr">{path}</code>}
                <p>{message}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
