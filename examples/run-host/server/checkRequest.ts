// Keeps other sites out: the server trusts whoever reaches it, so only its own page, on this machine, may.
import type { IncomingMessage } from 'node:http'
import { HttpError } from './httpError'

const OWN_NAMES = ['127.0.0.1', 'localhost']

/** The request's address, unless the request comes from a page of elsewhere. */
export function checkRequest({ headers, url = '/' }: IncomingMessage): URL {
  const { host = '', origin } = headers
  if (!URL.canParse(`http://${host}${url}`)) throw new HttpError(400, 'The address cannot be read.')
  const address = new URL(`http://${host}${url}`)
  // DNS rebinding: a foreign name that was made to point here still comes with the request.
  if (!OWN_NAMES.includes(address.hostname)) throw new HttpError(403, 'This host answers on this machine only.')
  if (origin !== undefined && origin !== address.origin) {
    throw new HttpError(403, 'Only the page of this host may ask it.')
  }
  return address
}
