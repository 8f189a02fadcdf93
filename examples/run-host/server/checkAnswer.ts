// Judges what a client wants to send against the surface it was sent. The page checks the same things for the person's sake; a
// request need not come from the page.
import type { JsonValue } from 'a2ui-surface/core'
import { checkValueV1 } from './checkValueV1'
import { checkValueV2 } from './checkValueV2'
import { HttpError } from './httpError'
import { isObject } from './isObject'
import type { Answer } from './recording'
import type { SentSurface } from './sentSurfaces'

/** Reads the body of a `resume` or `exchange`: `{ value, action }` as the callbacks of the library get them. */
export function readAnswer(body: unknown, target: Answer['target']): Answer & { readonly value: JsonValue } {
  if (!isObject(body) || !isObject(body['action']) || body['value'] === undefined) {
    throw new HttpError(400, 'The body has to be { value, action }.')
  }
  const { surfaceKey, componentId } = body['action']
  if (typeof surfaceKey !== 'string' || typeof componentId !== 'string') {
    throw new HttpError(400, 'The action has to name its surfaceKey and its componentId.')
  }
  if (body['action']['target'] !== target) throw new HttpError(400, `The action's target has to be "${target}".`)
  return { target, surfaceKey, componentId, value: body['value'] }
}

/** Throws where the answer is none to this surface, or the surface may not be answered (TRUST-2, PART-1). */
export function checkAnswer(
  surface: SentSurface,
  interrupt: string | undefined,
  answer: Answer & { readonly value: JsonValue },
): void {
  if (surface.untrusted && interrupt === 'approval') {
    throw new HttpError(403, 'untrusted_content_blocks_approval: unverified content cannot give an approval.')
  }
  if (surface.untrusted && interrupt === undefined && answer.target === 'resume') {
    throw new HttpError(403, 'The content is unverified, and it is not known what waits for the answer.')
  }
  if (surface.partial) throw new HttpError(409, 'More of this surface is to come.')
  const fault = surface.version === 1 ? checkValueV1(surface.payload, answer) : checkValueV2(surface, answer)
  if (fault !== undefined) throw new HttpError(400, fault)
}
