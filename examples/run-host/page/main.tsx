// Finds the conversation that the address names, or starts one, and shows it.
import { createRoot } from 'react-dom/client'
import 'a2ui-surface/styles.css'
import { App } from './App'
import { connectRun } from './connectRun'
import { postJson } from './postJson'
import './styles.css'

const element = document.getElementById('app')
if (element === null) throw new Error('The page has no element with the id "app".')
const root = createRoot(element)

try {
  const runId = await findRun()
  const { title } = (await (await fetch(`/runs/${runId}`)).json()) as { title?: string }
  root.render(<App title={title ?? 'A conversation that is gone'} connection={connectRun(runId)} />)
} catch (error) {
  root.render(<p role="alert">The host cannot be reached: {error instanceof Error ? error.message : String(error)}</p>)
}

async function findRun(): Promise<string> {
  const query = new URLSearchParams(location.search)
  const named = query.get('run')
  if (named !== null) return named
  const answer = await postJson('/runs', { recording: query.get('recording') ?? 'workshop' })
  const { id } = (await answer.json()) as { id: string }
  // A reload then shows the same conversation again, from its log.
  history.replaceState(null, '', `/?run=${id}`)
  return id
}
