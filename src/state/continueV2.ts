// What a version 2 envelope has become that was partial before (PART-1): grown by messages, or within them. What it says now takes the
// place of what it said then, as if it had come at once (FOLD-5); the person's edits stay where nothing was written anew (DATA-7).
import { equalJson } from '../json/jsonValue'
import type { Pointer } from '../json/pointer'
import type { Message } from '../protocol/generated/types'
import type { Content, ContentV2, Folded } from './content'
import { foldV2, type FoldFailure, modelPointer } from './foldV2'

/** Messages that were folded, and may come again with more. */
export interface Known {
  readonly messages: readonly Message[]
  /** The content that they were folded onto. */
  readonly base: Content | undefined
  /** The content that they made. */
  readonly result: Content | undefined
}

/** Folds `messages`, which begin as those that are known, onto `before`. */
export function continueV2(
  before: Content | undefined,
  known: Known,
  messages: readonly Message[],
  surfaceId: string,
): Folded | FoldFailure {
  const start = sharedStart(known.messages, messages)
  const isRewritten = start > 0 && !known.messages.every((message, index) => equalJson(message, messages[index]))
  // Where another document came since, what it made cannot be told from what this one made: all stays, and the rest is added.
  if (!isRewritten || before !== known.result) return foldV2(before, messages, surfaceId, start)

  const folded = foldV2(known.base, messages, surfaceId)
  if (!folded.ok) return folded
  const changed = [...known.messages.slice(start), ...messages.slice(start)]
  return {
    ok: true,
    content: folded.content.version === 2 ? withSame(folded.content, before) : folded.content,
    overwritten: changed.flatMap(writtenBy),
    restarted: changed.some((message) => 'createSurface' in message),
  }
}

/** What is known from now on, after `messages` were folded onto `before` and made `result`. */
export function knownAfter(
  known: Known | undefined,
  messages: readonly Message[],
  before: Content | undefined,
  result: Content | undefined,
): Known {
  if (known === undefined || sharedStart(known.messages, messages) === 0) return { messages, base: before, result }
  return { messages, base: known.base, result: before === known.result ? result : known.result }
}

/**
 * How many messages two lists begin with in common. Both beginning a surface, they have that in common whatever they say of its
 * looks.
 */
export function sharedStart(a: readonly Message[], b: readonly Message[]): number {
  let count = 0
  while (count < Math.min(a.length, b.length) && equalJson(a[count], b[count])) count += 1
  const bothBegin = [a[0], b[0]].every((message) => message !== undefined && 'createSurface' in message)
  return count === 0 && bothBegin ? 1 : count
}

function writtenBy(message: Message): Pointer[] {
  if ('deleteSurface' in message) return [[]]
  return 'updateDataModel' in message ? [modelPointer(message.updateDataModel.path)] : []
}

/** Components that say what they said before stay the same objects, so that nothing of them renders again. */
function withSame(content: ContentV2, before: Content | undefined): ContentV2 {
  if (before?.version !== 2) return content
  const components = new Map(content.components)
  for (const [id, component] of components) {
    const earlier = before.components.get(id)
    if (earlier !== undefined && equalJson(earlier, component)) components.set(id, earlier)
  }
  return { ...content, components }
}
