// One turn. This is where the library is used: a surface out of the one store, and both callbacks.
import { A2uiSurface, NativeSelect } from 'a2ui-surface'
import type { RunConnection } from './connectRun'
import type { Conversation, Turn } from './conversation'

interface TurnViewProps {
  readonly turn: Turn
  readonly conversation: Conversation
  readonly connection: RunConnection
  readonly dir: 'ltr' | 'rtl'
}

// The page's policy allows no style element, which the default select would need (SEC-4).
const SLOTS = { Select: NativeSelect }

export function TurnView({ turn, conversation, connection, dir }: TurnViewProps) {
  if (turn.kind === 'message') return <p className={`message ${turn.from}`}>{turn.text}</p>
  if (turn.kind === 'stored') return <A2uiSurface envelopes={[turn.document]} headingLevel={2} dir={dir} />

  const { surfaceKey } = turn
  const kind = conversation.interrupts.get(surfaceKey)
  const answer = conversation.answers.get(surfaceKey)
  return (
    <A2uiSurface
      store={connection.store}
      surfaceKey={surfaceKey}
      onResume={connection.send}
      onExchange={connection.send}
      slots={SLOTS}
      headingLevel={2}
      dir={dir}
      {...(kind !== undefined && { interrupt: { kind } })}
      {...(answer !== undefined && { submitted: answer.value, submittedBy: answer.componentId })}
    />
  )
}
