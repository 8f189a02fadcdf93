// Everything that the library shows, through the very store and admission that a host uses: what the judge calls valid is shown,
// and what it does not is stored.
import type { JsonObject, JsonValue } from '../json/jsonValue'
import { getOwn } from '../json/jsonValue'
import { createSurfaceStore, insideOf } from '../catalog/createSurfaceStore'
import { admitPayload } from '../protocol/admitPayload'
import { surfaceIdOf } from '../protocol/admitBranch'
import type { PayloadV2 } from '../protocol/generated/types'
import { quote } from '../protocol/quote'
import type { ValidationError } from '../protocol/refusal'
import type { Content } from '../state/content'
import type { Diagnostic } from '../state/diagnostic'
import type { SurfaceRecord } from '../state/record'
import { missingReferences } from './components'
import type { JudgedSurface, Reason } from './verdict'

export interface FoldNow {
  /** Takes an envelope or a delta frame. */
  readonly takeDocument: (document: JsonValue) => readonly Reason[]
  readonly takePayload: (payload: JsonValue, version: 1 | 2) => readonly Reason[]
  /** Takes a message of version 2 that came without a payload around it. */
  readonly takeMessage: (message: JsonObject) => readonly Reason[]
  /** The surfaces that are live, each with what it lacks. */
  readonly finish: () => readonly { readonly surface: JudgedSurface; readonly reasons: readonly Reason[] }[]
}

const CATALOG_ID: PayloadV2['catalogId'] = 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json'

/** Where a bare message lies in the payload that is made for it. */
const WRAPPED = '/messages/0'

export function createFoldNow(): FoldNow {
  let cycles: Diagnostic[] = []
  const store = insideOf(
    createSurfaceStore({
      onDiagnostic: (diagnostic) => {
        if (diagnostic.code === 'cycle_cut') cycles.push(diagnostic)
      },
    }),
  )
  let payloads = 0

  const reasonsOf = (record: SurfaceRecord, place: (error: ValidationError) => string): Reason[] => {
    const cut = cycles.map(({ surfaceKey, componentId, message }): Reason => ({
      code: 'cycle_cut',
      message,
      surfaceId: surfaceKey,
      ...(componentId !== undefined && { componentId }),
    }))
    cycles = []
    if (record.status !== 'stored') return cut
    const { code, errors } = record
    return errors.map((error) => {
      const { message, surfaceId = record.surfaceKey } = error
      return { code, message, path: place(error), ...(surfaceId !== undefined && { surfaceId }) }
    })
  }

  const deliver = (payload: JsonValue, version: 1 | 2): SurfaceRecord => {
    const admitted = admitPayload(payload, version)
    if (!admitted.ok) return store.refuse(admitted, payload, false)
    const facts = { untrusted: false, partial: false }
    if (admitted.version === 2) {
      return store.deliver({ ...admitted, ...facts, surfaceKey: admitted.payload.surfaceId }, payload)
    }
    payloads += 1
    return store.deliver({ ...admitted, ...facts, surfaceKey: `#${String(payloads)}` }, payload)
  }

  return {
    takeDocument(document) {
      const record = store.receive(document)
      return reasonsOf(record, ({ path }) => (pointsIntoPayload(record, document, path) ? `/payload${path}` : path))
    },
    takePayload: (payload, version) => reasonsOf(deliver(payload, version), ({ path }) => path),
    takeMessage(message) {
      const [body] = Object.entries(message).flatMap(([name, member]) => (name === 'version' ? [] : [member]))
      const surfaceId = surfaceIdOf(body) ?? 'unnamed'
      const record = deliver({ version: 'v0.9', catalogId: CATALOG_ID, surfaceId, messages: [message] }, 2)
      const isNamed = surfaceIdOf(body) !== undefined
      const reasons = reasonsOf(record, ({ path }) => (path.startsWith(WRAPPED) ? path.slice(WRAPPED.length) : ''))
      return reasons.map(({ surfaceId: known, ...reason }) => ({
        ...reason,
        message: reason.message
          .replace('entry 0 of "messages"', 'the message')
          .replace('Entry 0 of "messages"', 'The message'),
        ...(isNamed && known !== undefined && { surfaceId: known }),
      }))
    },
    finish: () =>
      store.getKeys().flatMap((surfaceId) => {
        const surface = store.getSurface(surfaceId)
        const { content, view, partial = false } = surface?.getState() ?? {}
        if (content === undefined || (content.version === 2 && content.status === 'deleted')) return []
        const actions = new Map(view?.buttons.map(({ componentId, target }) => [componentId, target]))
        const judged = {
          surfaceId,
          ...describe(content),
          actions: [...actions].map(([componentId, name]) => ({ componentId, name })),
        }
        return { surface: judged, reasons: lacks(judged, content, partial) }
      }),
  }
}

/** Errors of the envelope itself point into it, all others into its payload; a delta frame has none. */
function pointsIntoPayload(record: SurfaceRecord, document: JsonValue, path: string): boolean {
  if (record.status !== 'stored' || getOwn(document, 'payload') === undefined) return false
  switch (record.code) {
    case 'invalid_envelope_shape':
    case 'unknown_envelope_kind':
    case 'envelope_correlation_conflict':
    case 'invalid_frame':
    case 'patch_failed':
    case 'unknown_surface':
      return false
    default:
      return path !== '/schemaVersion'
  }
}

function describe(content: Content): Omit<JudgedSurface, 'surfaceId' | 'actions'> {
  if (content.version === 1) {
    const { catalogVersion, surface } = content.payload
    const components = surface.components.map((component) => ({ ...component }) as unknown as JsonObject)
    const title = surface.title !== undefined && { title: surface.title }
    return { version: 1, catalog: catalogVersion, ...title, components, model: content.model }
  }
  const components = [...content.components.values()].map((component) => ({ ...component }) as unknown as JsonObject)
  const root = content.components.has('root') && { root: 'root' }
  return { version: 2, catalog: CATALOG_ID, ...root, components, model: content.model }
}

function lacks({ surfaceId, components }: JudgedSurface, content: Content, partial: boolean): readonly Reason[] {
  const reasons: Reason[] = []
  if (content.version === 2) {
    if (!content.components.has('root')) {
      const message = `Surface ${quote(surfaceId)} has no component with the id "root", and shows nothing.`
      reasons.push({ code: 'root_missing', message, surfaceId })
    }
    reasons.push(...missingReferences(byId(components), surfaceId))
  }
  if (partial) {
    const message = `The last envelope of surface ${quote(surfaceId)} says that more is to come.`
    reasons.push({ code: 'still_partial', message, surfaceId })
  }
  return reasons
}

/** Of version 2, where each component has an id of its own. */
function byId(components: readonly JsonObject[]): ReadonlyMap<string, JsonObject> {
  return new Map(components.map((component) => [component['id'] as string, component]))
}
