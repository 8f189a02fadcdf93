// All conversations. Each is one file, named by its id, and is read back when it is first asked for.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HttpError } from './httpError'
import { isObject } from './isObject'
import { openRun, type Run } from './openRun'
import { readRecordings } from './recording'

export interface RunsOptions {
  readonly recordingsFolder: string
  readonly dataFolder: string
  readonly pace: number
}

export interface Runs {
  /** Starts a conversation and gives its id; the body names the recording. */
  create: (body: unknown) => string
  get: (id: string) => Run
}

/** The id becomes a file name, so nothing else is one. */
const ID = /^([a-z]+)-[0-9a-f]{12}$/

export function createRuns({ recordingsFolder, dataFolder, pace }: RunsOptions): Runs {
  const recordings = readRecordings(recordingsFolder)
  const open = new Map<string, Run>()
  mkdirSync(dataFolder, { recursive: true })

  return {
    create(body) {
      const name = isObject(body) ? body['recording'] : undefined
      if (typeof name !== 'string' || !recordings.has(name)) {
        throw new HttpError(400, `"recording" has to be one of: ${[...recordings.keys()].join(', ')}.`)
      }
      const id = `${name}-${randomBytes(6).toString('hex')}`
      writeFileSync(join(dataFolder, `${id}.jsonl`), '')
      return id
    },

    get(id) {
      const running = open.get(id)
      if (running !== undefined) return running
      const recording = recordings.get(ID.exec(id)?.[1] ?? '')
      const file = join(dataFolder, `${id}.jsonl`)
      if (recording === undefined || !existsSync(file)) throw new HttpError(404, 'There is no such conversation.')
      const run = openRun({ id, recording, file, pace })
      open.set(id, run)
      return run
    },
  }
}
