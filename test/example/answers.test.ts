// The example host as a program meets it: what it takes, and what it refuses.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, post, readAllEvents, readEvents, reasonOf, type Reference, startWhole } from './requests'
import { type Host, startHost } from './startHost'

const folder = mkdtempSync(join(tmpdir(), 'a2ui-surface-run-host-'))
let host: Host

beforeAll(async () => {
  host = await startHost(folder, '--pace', '0')
})

afterAll(async () => {
  await host.stop()
  rmSync(folder, { recursive: true, force: true })
})

const BOOK: Reference = ['workshop-details', 'book', 1]
const ANSWER = { topic: 'Review', day: '2027-03-11', catering: '', stream: true }

describe('an answer', () => {
  it('is taken once, recorded, and confirmed', async () => {
    const run = await startWhole(host, 'workshop')
    expect((await act(run, 'resume', BOOK, ANSWER)).status).toBe(204)
    const events = await readEvents(`${run}/events`, 13)
    expect(events.slice(11)).toMatchObject([
      {
        type: 'action',
        data: { target: 'resume', surfaceKey: 'workshop-details', componentId: 'book', value: ANSWER },
      },
      { type: 'envelope', data: { payload: { text: 'The workshop is booked. Invitations go out tomorrow.' } } },
    ])
    const again = await act(run, 'resume', BOOK, ANSWER)
    expect([again.status, await reasonOf(again)]).toEqual([409, '"workshop-details" was already answered.'])
    const own = new URL(run).pathname.split('/')[2] ?? run
    await expect.poll(() => host.readLog().filter((line) => line.includes(own))).toHaveLength(2)
  })

  it('to an exchange brings the next surface, which takes its own answer: the whole model (ACT-2)', async () => {
    const run = await startWhole(host, 'workshop')
    expect((await act(run, 'exchange', ['workshop-details', 'agenda', 1], { ...ANSWER, topic: '' })).status).toBe(204)
    const events = await readEvents(`${run}/events`, 15)
    expect(events.at(-1)).toMatchObject({ type: 'envelope', data: { envelopeId: 'agenda-1' } })

    const use = (value: unknown) => act(run, 'resume', ['agenda', 'use', 2], value)
    expect(await reasonOf(await use({ agenda: { wishes: '' } }))).toBe('"/agenda/length" is required.')
    expect(await reasonOf(await use({ agenda: { length: 'full' } }))).toContain('is not of the type')
    expect(await reasonOf(await use({ agenda: { length: ['full'] }, admin: 1 }))).toContain('does not send "admin"')
    expect((await use({ agenda: { length: ['full'] } })).status).toBe(204)
  })

  it.each<[string, unknown, string]>([
    ['a missing field', { topic: 'a', day: '2027-03-11', catering: '' }, 'The field "stream" is missing.'],
    ['a field of its own', { ...ANSWER, admin: true }, 'The surface has no field "admin".'],
    ['a field of a prototype', JSON.parse('{"__proto__":"a"}'), 'The surface has no field "__proto__".'],
    ['another type', { ...ANSWER, stream: 'true' }, 'The field "stream" has to be true or false.'],
    ['a number for a text', { ...ANSWER, topic: 1 }, 'The field "topic" has to be a string.'],
    ['white space for a required text', { ...ANSWER, topic: ' ' }, 'The field "topic" is required.'],
    ['a choice of its own', { ...ANSWER, catering: 'feast' }, 'The field "catering" has to be one of its options.'],
    ['no date', { ...ANSWER, day: 'soon' }, 'The field "day" has to be a date.'],
    ['a list', [], 'The value has to be an object of fields.'],
  ])('to a version 1 surface is refused with %s (V1-2, V1-3)', async (_name, value, reason) => {
    const response = await act(await startWhole(host, 'workshop'), 'resume', BOOK, value)
    expect([response.status, await reasonOf(response)]).toEqual([400, reason])
  })

  it.each<[string, unknown, string]>([
    ['a key that the button does not send', { room: ['hall'], price: 0 }, 'The button "take" does not send "price".'],
    ['another type', { room: 'hall' }, '"room" is not of the type that its control writes.'],
    ['nothing chosen', {}, '"room" is required.'],
  ])('to a version 2 surface is refused with %s (ACT-2)', async (_name, value, reason) => {
    const response = await act(await startWhole(host, 'workshop'), 'resume', ['rooms', 'take', 2], value)
    expect([response.status, await reasonOf(response)]).toEqual([400, reason])
  })

  it('is refused from a button that the surface does not have, or not for this (ACT-1)', async () => {
    const run = await startWhole(host, 'workshop')
    const refused = [
      await act(run, 'resume', ['workshop-details', 'agenda', 1], ANSWER),
      await act(run, 'exchange', ['rooms', 'choice', 2], {}),
      await act(run, 'exchange', ['rooms', 'prices', 2], { request: 'everything' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
    expect((await act(run, 'resume', ['nobody', 'book', 1], ANSWER)).status).toBe(404)
    expect(await readAllEvents(run)).toHaveLength(11)
  })

  it('is refused where unverified content would give an approval (TRUST-2)', async () => {
    const run = await startWhole(host, 'approvals')
    const response = await act(run, 'resume', ['bank-details', 'approve', 2], { account: 'x' })
    expect([response.status, await reasonOf(response)]).toEqual([
      403,
      'untrusted_content_blocks_approval: unverified content cannot give an approval.',
    ])
    expect((await act(run, 'resume', ['release', 'approve', 1], { note: '' })).status).toBe(204)
  })
})

describe('a request', () => {
  const body = { value: ANSWER, action: { target: 'resume', surfaceKey: 'workshop-details', componentId: 'book' } }

  it.each<[string, number, unknown, Record<string, string>]>([
    ['that is too long', 413, JSON.stringify({ ...body, more: 'x'.repeat(70_000) }), {}],
    ['that is not JSON', 400, '{', {}],
    ['of another type', 415, body, { 'content-type': 'text/plain' }],
    ['without an action', 400, { value: ANSWER }, {}],
    ['whose action names no button', 400, { value: ANSWER, action: { target: 'resume' } }, {}],
    ['whose action is for something else', 400, { ...body, action: { ...body.action, target: 'exchange' } }, {}],
    ['from another site', 403, body, { origin: 'https://elsewhere.example' }],
  ])('%s is refused with %i', async (_name, status, sent, headers) => {
    const run = await startWhole(host, 'workshop')
    const response = await post(`${run}/resume`, sent, headers)
    expect(response.status).toBe(status)
    expect(await reasonOf(response)).toMatch(/^[A-Z"].+\.$/)
    expect(await readAllEvents(run)).toHaveLength(11)
  })

  it('finds nothing where nothing is', async () => {
    const statuses = [
      '/runs/workshop-000000000000',
      '/runs/..%2f..%2fsecret',
      '/runs/%',
      '/other',
      '/runs/a/b/c/d',
    ].map(async (path) => (await fetch(host.address + path)).status)
    expect(await Promise.all(statuses)).toEqual([404, 404, 400, 404, 404])
    expect((await post(`${host.address}/runs`, { recording: '__proto__' })).status).toBe(400)
  })

  it('carries no permission for other sites, and a strict policy (SEC-4)', async () => {
    const { headers } = await fetch(host.address)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  })
})

it('ends whole on a signal though streams are open, and knows afterwards what it took (REPLAY-1)', async () => {
  const run = await startWhole(host, 'workshop')
  await act(run, 'resume', BOOK, ANSWER)
  const stream = await fetch(`${run}/events`)
  expect(await host.stop('SIGTERM')).toBe(0)
  await expect(stream.text()).rejects.toThrow()

  host = await startHost(folder, '--pace', '0')
  const again = run.replace(/^http:\/\/[^/]+/, host.address)
  expect((await act(again, 'resume', BOOK, ANSWER)).status).toBe(409)
  expect(await readEvents(`${again}/events`, 13)).toHaveLength(13)
})

it('says so when its port is taken', () => {
  const program = join(import.meta.dirname, '../../examples/run-host/start.mjs')
  const { status, stderr } = spawnSync(process.execPath, [program, '--port', String(host.port)], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain(`Port ${String(host.port)} is in use.`)
})
