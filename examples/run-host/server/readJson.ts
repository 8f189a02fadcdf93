// Reads the body of a request as JSON, and refuses whatever another site could make a browser send, or what would fill the memory.
import type { IncomingMessage } from 'node:http'
import { HttpError } from './httpError'

/** Bytes. A form's answer is far smaller. */
const MAX_BODY = 64 * 1024

export async function readJson(request: IncomingMessage): Promise<unknown> {
  // A form of another site can be posted here without asking first, but not with this type.
  if (request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw new HttpError(415, 'The body has to be of type application/json.')
  }
  const chunks: Buffer[] = []
  let size = 0
  // Left open, so that whoever sent too much is still told.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY) throw new HttpError(413, `The body is longer than ${String(MAX_BODY)} bytes.`)
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new HttpError(400, 'The body is not JSON.')
  }
}
