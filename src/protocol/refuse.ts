// Makes refusals, so that every one of them has the same form (ADM-8, STORE-1).
import type { Explanation } from './explain'
import type { Refusal, RefusalCode } from './refusal'

/** `surfaceKey` is the surface that the document was meant for; it is repeated in each error. */
export function refuse(
  code: RefusalCode,
  explanations: readonly Explanation[],
  received: unknown,
  surfaceKey?: string,
): Refusal {
  const surface = surfaceKey === undefined ? {} : { surfaceId: surfaceKey }
  const errors = explanations.map(({ path, message }) => ({
    code: 'VALIDATION_FAILED' as const,
    ...surface,
    path,
    message,
  }))
  return { ok: false, code, errors, received, ...(surfaceKey === undefined ? {} : { surfaceKey }) }
}
