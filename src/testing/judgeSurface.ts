// The judge of what a model printed: reads it, folds it as the library would, and compares what is left with what was expected.
import { getOwn, type JsonObject } from '../json/jsonValue'
import { compare } from './compare'
import { checkExpectation, type SurfaceExpectation } from './expectation'
import { createFoldNow, type FoldNow } from './foldNow'
import { createFoldV08, type FoldV08 } from './foldV08'
import { type Kind, lineOf, readOutput } from './readOutput'
import type { Reason, SurfaceVerdict } from './verdict'

/**
 * Judges the output of a model by what this library would show of it.
 *
 * It takes what models really print: an object, a list, JSON, JSON Lines, or text with fenced code blocks; and in it payloads of
 * either version, envelopes, delta frames, and bare messages of A2UI v0.9 or 0.8. Every document counts, in order: one that is
 * wrong fails the output even if all others are sound, and so does a reference that leads nowhere at the end. Validity is decided
 * by the library's own admission and store. A2UI 0.8 is judged by its closed message schema with those components of its standard
 * catalog that version 0.9 has too; the library does not show it.
 *
 * @param output Any value. It is never changed, and nothing in it makes the judge throw.
 * @param expectation What the surfaces at the end should be like. Without it, validity alone is judged.
 * @returns A verdict as plain JSON
 * @throws TypeError where the expectation is none: an unknown member, or one of a wrong type
 * @example
 * const verdict = judgeSurface(await model.generate(prompt), {
 *   surfaces: 1,
 *   root: { component: 'Column' },
 *   components: { city: { component: 'TextField', label: 'City' } },
 *   actions: { send: 'resume' },
 * })
 * if (!verdict.pass) console.log(verdict.score, verdict.reasons)
 */
export function judgeSurface(output: unknown, expectation: SurfaceExpectation = {}): SurfaceVerdict {
  checkExpectation(expectation)
  const reasons: Reason[] = []
  let checks = 0
  let failed = 0
  const check = (found: readonly Reason[]): void => {
    checks += 1
    if (found.length > 0) failed += 1
    reasons.push(...found)
  }

  const entries = readOutput(output)
  const folds = { now: createFoldNow(), v08: createFoldV08() }
  for (const entry of entries) {
    if ('reason' in entry) {
      check([entry.reason])
      continue
    }
    const { place, kind, document } = entry
    const found = fold(kind, document, folds)
    check(found.map(({ path = '', ...reason }) => ({ ...reason, path: `${place.path}${path}`, ...lineOf(place) })))
  }
  if (entries.length === 0 && expectation.surfaces !== 0) {
    check([{ code: 'no_surface', message: 'Nothing in the output is a surface, or was meant to be one.' }])
  }

  const ended = [...folds.now.finish(), ...folds.v08.finish()]
  for (const surface of ended) check(surface.reasons)
  const surfaces = ended.map(({ surface }) => surface)
  const compared = compare(surfaces, expectation)
  reasons.push(...compared.reasons)
  checks += compared.checks
  failed += compared.reasons.length
  return { pass: reasons.length === 0, score: checks === 0 ? 1 : (checks - failed) / checks, reasons, surfaces }
}

function fold(kind: Kind, document: JsonObject, { now, v08 }: { now: FoldNow; v08: FoldV08 }): readonly Reason[] {
  switch (kind) {
    case 'envelope':
      return now.takeDocument(document)
    case 'payloadV1':
      return now.takePayload(document, 1)
    case 'payloadV2':
      return now.takePayload(document, 2)
    case 'message':
      return now.takeMessage(document)
    case 'messageV08':
      return v08
        .take(document)
        .map(({ path, message }) => ({ code: 'envelope_invalid', path, message, ...surfaceIdIn(document) }))
  }
}

/** The surface that a message of A2UI 0.8 is about, where it says so. */
function surfaceIdIn(message: JsonObject): { readonly surfaceId?: string } {
  const [surfaceId] = Object.values(message).map((body) => getOwn(body, 'surfaceId'))
  return typeof surfaceId === 'string' ? { surfaceId } : {}
}
