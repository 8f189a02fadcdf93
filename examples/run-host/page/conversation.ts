// What the page knows of a conversation, as plain data: each event makes the next state.

export interface Message {
  readonly from: 'ai-generation' | 'user' | 'system'
  readonly text: string
}

export interface Answer {
  readonly value: unknown
  readonly componentId: string
}

export type Turn = { readonly id: number } & (
  | ({ readonly kind: 'message' } & Message)
  | { readonly kind: 'surface'; readonly surfaceKey: string }
  /** A document that names no surface and cannot be shown; its notice stands here. */
  | { readonly kind: 'stored'; readonly document: unknown }
)

export interface Conversation {
  readonly connection: 'connecting' | 'live' | 'lost' | 'gone'
  /** Why the last request failed. */
  readonly problem?: string | undefined
  readonly turns: readonly Turn[]
  /** Kind of the interrupt that a surface answers, by surface. */
  readonly interrupts: ReadonlyMap<string, string>
  /** What was sent as the answer of a surface. */
  readonly answers: ReadonlyMap<string, Answer>
}

export const EMPTY: Conversation = { connection: 'connecting', turns: [], interrupts: new Map(), answers: new Map() }

/** Adds a turn; a surface that already has its place keeps it, however often it is revised. */
export function withTurn(conversation: Conversation, turn: Turn): Conversation {
  const isKnown =
    turn.kind === 'surface' &&
    conversation.turns.some((known) => known.kind === 'surface' && known.surfaceKey === turn.surfaceKey)
  return isKnown ? conversation : { ...conversation, turns: [...conversation.turns, turn] }
}

/** The text of a message envelope; `undefined` for every other kind. */
export function readMessage(envelope: unknown): Message | undefined {
  const { type, payload, meta } = envelope as {
    type?: unknown
    payload?: { text?: unknown }
    meta?: { source?: Message['from'] }
  }
  if (type !== 'vendor.run-host.message' || typeof payload?.text !== 'string') return undefined
  return { from: meta?.source ?? 'system', text: payload.text }
}
