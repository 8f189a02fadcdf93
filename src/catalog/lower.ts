// From content of either version to the view that is rendered, or the reason why it cannot be. Pure, and without React.
import type { ValidationError } from '../protocol/refusal'
import type { Content } from '../state/content'
import type { Lower } from '../state/createStore'
import type { Limits } from '../state/limits'
import type { View } from './node'
import { overloadOf } from './overload'
import { ambiguousField, lowerV1 } from './v1'
import { lowerV2 } from './v2'

/** The switch on the version. `ambiguous_field` and `surface_too_large` are found here, before anything renders. */
export const lower: Lower<View> = (content, previous, restarted, limits, surfaceKey) => {
  const refuse = (code: 'ambiguous_field' | 'surface_too_large', path: string, message: string) => {
    const error: ValidationError = { code: 'VALIDATION_FAILED', surfaceId: surfaceKey, path, message }
    return { ok: false, code, errors: [error] } as const
  }
  if (content.version === 1) {
    const ambiguous = ambiguousField(content.payload)
    if (ambiguous !== undefined) {
      const message = `Fields of different kinds share the id "${ambiguous.id}".`
      return refuse('ambiguous_field', `/surface/components/${String(ambiguous.index)}/id`, message)
    }
  }
  // Keys go on counting where a surface began anew, so that nothing takes the old one's place on the page (FOLD-3).
  const known = restarted && previous !== undefined ? { ...previous, root: undefined } : previous
  const { cuts, ...expanded } = lowerVersion(content, known, limits)
  if (!expanded.ok) return refuse('surface_too_large', '', expanded.message)
  const overload = overloadOf(expanded.view, content, limits)
  return overload === undefined ? { ...expanded, cuts } : refuse('surface_too_large', '', overload)
}

function lowerVersion(content: Content, previous: View | undefined, limits: Limits): ReturnType<typeof lowerV2> {
  switch (content.version) {
    case 1:
      return { ...lowerV1(content.payload, previous, limits), cuts: [] }
    case 2:
      return lowerV2(content, previous, limits)
  }
}
