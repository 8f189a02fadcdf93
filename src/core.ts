// The entry without React: the same admission, fold and store on a server, in a worker or in a test.
export { admitPayload } from './protocol/admitPayload'
export type { Admitted as AdmittedPayload } from './protocol/admitBranch'
export { admitEnvelope, type AdmittedEnvelope } from './protocol/admitEnvelope'
export type { Refusal, RefusalCode, ValidationError } from './protocol/refusal'
export type { DeltaFrame, Envelope, PayloadV1, PayloadV2 } from './protocol/generated/types'
export {
  createSurfaceStore,
  type SurfaceSnapshot,
  type SurfaceStore,
  type SurfaceStoreOptions,
} from './catalog/createSurfaceStore'
export { type ClientAction, type SurfaceAction, toClientAction } from './catalog/toClientAction'
export type { ActionTarget } from './state/activity'
export type { Diagnostic, DiagnosticCode } from './state/diagnostic'
export type { Limits } from './state/limits'
export type { RenderedRecord, StoredRecord, SurfaceRecord } from './state/record'
export type { JsonArray, JsonObject, JsonValue } from './json/jsonValue'
