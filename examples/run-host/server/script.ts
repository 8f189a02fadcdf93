// What the agent of a recording says next: the replies to what people sent, before the rest of the recording. Given the same
// events it always says the same, so a log alone brings a run back to where it was.
import type { Answer, Recording, Step } from './recording'

export interface Script {
  /** The next step, if there is one. */
  peek: () => Step | undefined
  /** Moves on to the step after it. */
  take: () => void
  /** Adds what follows an answer; `eventId` is the answer's place in the log. */
  reply: (answer: Answer, eventId: number) => void
}

export function createScript(recording: Recording, runId: string, isAnswered: (surfaceKey: string) => boolean): Script {
  const unused = [...recording.replies]
  const rest = [...recording.steps]
  const replies: Step[] = []

  const queue = (): Step[] => (replies.length > 0 ? replies : rest)
  const peek = (): Step | undefined => {
    // An answer is final: what the recording would still have said on an answered surface is left out.
    for (let next = queue()[0]; next !== undefined; next = queue()[0]) {
      const surfaceKey = surfaceKeyOf(next)
      if (surfaceKey === undefined || !isAnswered(surfaceKey)) return next
      queue().shift()
    }
    return undefined
  }

  return {
    peek,
    take() {
      if (peek() !== undefined) queue().shift()
    },
    reply({ target, surfaceKey, componentId }, eventId) {
      const index = unused.findIndex((reply) => reply.surfaceKey === surfaceKey && reply.componentId === componentId)
      const [recorded] = index < 0 ? [] : unused.splice(index, 1)
      const text = target === 'resume' ? 'Thank you, I have your answer.' : 'I have nothing to add to what I said.'
      replies.push(...(recorded?.steps ?? [textStep(text, `${runId}-${String(eventId)}`)]))
    },
  }
}

/** The surface that a step adds to. An agent's envelope may be anything, so it is only looked at. */
function surfaceKeyOf({ event }: Step): string | undefined {
  if (event.type === 'interrupt') return event.data.surfaceKey
  const envelope = event.data as {
    schemaVersion?: unknown
    envelopeId?: unknown
    payload?: { surfaceId?: unknown }
  } | null
  const key = envelope?.schemaVersion === 2 ? envelope.payload?.surfaceId : envelope?.envelopeId
  return typeof key === 'string' ? key : undefined
}

function textStep(text: string, id: string): Step {
  const envelope = {
    type: 'vendor.run-host.message',
    envelopeId: id,
    correlationId: id,
    payload: { text },
    meta: { source: 'system', ts: new Date().toISOString() },
  }
  return { event: { type: 'envelope', data: envelope } }
}
