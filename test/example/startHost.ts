// Runs the example host as `npm run example` does, in a process of its own, so that it can be killed and started again.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const PROGRAM = join(import.meta.dirname, '../../examples/run-host/start.mjs')

export interface Host {
  /** Such as `http://127.0.0.1:40123`. */
  readonly address: string
  readonly port: number
  /** What it has said so far, as lines. */
  readonly readLog: () => readonly string[]
  /** Ends it, and gives its exit code once all that it said is in the log; `null` after a kill. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

/** Starts a host on a free port; rejects, with what it said, when it ends before it is ready. */
export async function startHost(dataFolder: string, ...flags: readonly string[]): Promise<Host> {
  const child = spawn(process.execPath, [PROGRAM, '--port', '0', '--data', dataFolder, ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      output += text.toString()
      const ready = /is ready: (http:\/\/127\.0\.0\.1:\d+)\//.exec(output)?.[1]
      if (ready !== undefined) resolve(ready)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then((code) => {
      reject(new Error(`The host ended with code ${String(code)}:\n${output}`))
    })
  })
  return {
    address,
    port: Number(new URL(address).port),
    readLog: () => output.split('\n'),
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}
