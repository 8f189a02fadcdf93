// The envelope's `schemaVersion` alone picks the branch (ADM-1).

export type WireVersion = 1 | 2

/** The version that a `schemaVersion` stands for; `undefined` for one that this library does not know. */
export function wireVersion(schemaVersion: unknown): WireVersion | undefined {
  if (schemaVersion === undefined || schemaVersion === 0 || schemaVersion === 1) return 1
  return schemaVersion === 2 ? 2 : undefined
}

/** Why a `schemaVersion` has no branch. */
export function explainVersion(schemaVersion: unknown): string {
  const given = typeof schemaVersion === 'number' ? ` ${String(schemaVersion)}` : ''
  return `Unknown schemaVersion${given}: this library knows 1 and 2.`
}
