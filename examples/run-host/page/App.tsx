// The page around a conversation: its title, the state of the connection, and how it looks.
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RunConnection } from './connectRun'
import type { Conversation } from './conversation'
import { TurnView } from './TurnView'

const STATES: Readonly<Record<Conversation['connection'], string>> = {
  connecting: 'Connecting…',
  live: 'Connected',
  lost: 'Connection lost. Trying again; nothing you typed is lost.',
  gone: 'The host no longer knows this conversation. What you typed is still here.',
}

export function App({ title, connection }: { readonly title: string; readonly connection: RunConnection }) {
  const conversation = useSyncExternalStore(connection.subscribe, connection.getConversation)
  const [dark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [rightToLeft, setRightToLeft] = useState(false)
  const dir = rightToLeft ? 'rtl' : 'ltr'

  useEffect(() => {
    document.documentElement.dataset['scheme'] = dark ? 'dark' : 'light'
    document.documentElement.dir = dir
  }, [dark, dir])

  return (
    <>
      <header>
        <h1>{title}</h1>
        <nav aria-label="Start a conversation">
          <a href="/?recording=workshop">New workshop</a>
          <a href="/?recording=approvals">New approvals</a>
        </nav>
        <div className="switches">
          <Switch label="Dark" on={dark} onChange={setDark} />
          <Switch label="Right to left" on={rightToLeft} onChange={setRightToLeft} />
        </div>
        <p role="status" className={`connection ${conversation.connection}`}>
          {STATES[conversation.connection]}
        </p>
      </header>
      <main>
        {conversation.turns.map((turn) => (
          <TurnView key={turn.id} turn={turn} conversation={conversation} connection={connection} dir={dir} />
        ))}
        {conversation.problem !== undefined && (
          <p role="alert" className="problem">
            Not sent: {conversation.problem}
          </p>
        )}
      </main>
    </>
  )
}

interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => {
        onChange(!on)
      }}
    >
      {label}
    </button>
  )
}
