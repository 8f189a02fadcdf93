// The event stream of the example host, without a page: whole surfaces or changes, and where a subscriber takes it up.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSurfaceStore } from '../../src/core'
import { act, readEvents, readStream, startWhole } from './requests'
import { type Host, startHost } from './startHost'

const folder = mkdtempSync(join(tmpdir(), 'a2ui-surface-run-host-'))
let host: Host

beforeAll(async () => {
  host = await startHost(folder, '--pace', '0', '--keep-alive', '20')
})

afterAll(async () => {
  await host.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('the event stream', () => {
  it('sends surfaces whole unless asked for changes, and both come to the same (DELTA-5)', async () => {
    const run = await startWhole(host, 'workshop')
    await act(run, 'exchange', ['rooms', 'prices', 2], { request: 'prices' })
    const whole = await readEvents(`${run}/events`, 15)
    const changes = await readEvents(`${run}/events?a2uiDelta=1`, 15)
    expect(new Set(whole.map(({ type }) => type))).toEqual(new Set(['envelope', 'interrupt', 'action']))
    expect(changes.filter(({ type }) => type === 'a2ui-surface-delta-frame').map(({ id }) => id)).toEqual([8, 14])

    const [first, second] = [whole, changes].map((events) => {
      const store = createSurfaceStore()
      for (const { type, data } of events) if (type !== 'interrupt' && type !== 'action') store.receive(data)
      return store.getSurfaces()
    })
    expect(second).toEqual(first)
    expect(first?.map(({ status }) => status)).toEqual(['live', 'live'])
  })

  it('resumes right after the last event, by header or by query, the header first', async () => {
    const run = await startWhole(host, 'workshop')
    const ids = async (query: string, headers = {}): Promise<number[]> =>
      (await readEvents(`${run}/events${query}`, 11, headers)).map(({ id }) => id)
    expect(await ids('?lastEventId=9')).toEqual([10, 11])
    expect(await ids('', { 'last-event-id': '8' })).toEqual([9, 10, 11])
    expect(await ids('?lastEventId=2', { 'last-event-id': '10' })).toEqual([11])
    for (const id of ['12', '-1', 'x']) expect((await fetch(`${run}/events?lastEventId=${id}`)).status).toBe(400)
  })

  it('sends comments while nothing happens', async () => {
    const run = await startWhole(host, 'approvals')
    const twice = (text: string): boolean => text.split(': keep-alive').length > 2
    expect(await readStream(`${run}/events?lastEventId=9`, twice)).not.toContain('data:')
  })

  it('gives a surface whole, as of an event (DELTA-4)', async () => {
    const run = await startWhole(host, 'workshop')
    const titles = async (at: number): Promise<unknown> =>
      (await fetch(`${run}/surfaces/workshop-details?at=${String(at)}`)).json()
    expect(await titles(7)).toMatchObject({ correlationId: 'turn-3' })
    expect(await titles(8)).toMatchObject({ correlationId: 'turn-4' })
    expect((await fetch(`${run}/surfaces/nobody?at=8`)).status).toBe(404)
  })
})
