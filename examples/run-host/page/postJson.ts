// The one way in which the page sends something. It rejects unless the host took it, so a surface never settles on a failure.

/** Milliseconds after which a request counts as failed. */
const PATIENCE = 10_000

export async function postJson(address: string, body: unknown): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw new Error('The host did not answer.')
  })
  if (response.ok) return response
  const { error } = (await response.json().catch(() => ({}))) as { error?: string }
  throw new Error(error ?? `The host answered with status ${String(response.status)}.`)
}
