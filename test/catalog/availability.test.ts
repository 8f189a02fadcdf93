// Which actions are enabled, and if not, why (TRUST-2, PART-1, ACT-4, ACT-5).
import { describe, expect, it } from 'vitest'
import { type Block, blockOf, type Circumstances } from '../../src/catalog/availability'
import type { View } from '../../src/catalog/node'
import { type Activity, READY } from '../../src/state/activity'
import type { SurfaceState } from '../../src/state/surface'

const STATE: SurfaceState<View> = { untrusted: false, partial: false, activity: READY, errorsShown: false }
const LIVE: Circumstances = { interrupt: undefined, canSend: { resume: true, exchange: true }, replayed: false }
const approval = { interrupt: { kind: 'approval' } }
const clarification = { interrupt: { kind: 'clarification' } }
const untrusted = { untrusted: true }

type Row = [string, Partial<SurfaceState<View>>, Partial<Circumstances>, Block | undefined, Block | undefined]

describe('blockOf', () => {
  it.each<Row>([
    ['trusted, and nothing said of an interrupt (TRUST-2)', {}, {}, undefined, undefined],
    ['trusted, and bound to an approval (TRUST-2)', {}, approval, undefined, undefined],
    ['untrusted, and bound to an approval (TRUST-2)', untrusted, approval, 'approvalBlocked', 'approvalBlocked'],
    ['untrusted, and nothing said of an interrupt (TRUST-2)', untrusted, {}, 'unverifiedBlocked', undefined],
    ['untrusted, and bound to something else (TRUST-2)', untrusted, clarification, undefined, undefined],
    ['partial (PART-1)', { partial: true }, clarification, 'streaming', 'streaming'],
    ['untrusted and partial (TRUST-2, PART-1)', { ...untrusted, partial: true }, {}, 'unverifiedBlocked', 'streaming'],
    ['without callbacks (ACT-5)', {}, { canSend: { resume: false, exchange: false } }, 'noCallback', 'noCallback'],
    [
      'without one of the callbacks (ACT-5)',
      {},
      { canSend: { resume: true, exchange: false } },
      undefined,
      'noCallback',
    ],
    ['a record of an answer (REPLAY-1)', {}, { replayed: true }, 'settled', 'settled'],
  ])('%s', (_what, state, circumstances, resume, exchange) => {
    expect(blockOf('resume', { ...STATE, ...state }, { ...LIVE, ...circumstances })).toBe(resume)
    expect(blockOf('exchange', { ...STATE, ...state }, { ...LIVE, ...circumstances })).toBe(exchange)
  })

  it.each<[Activity, Block | undefined]>([
    [READY, undefined],
    [{ phase: 'sending', target: 'exchange', componentId: 'b', model: {} }, 'sending'],
    [{ phase: 'failed', target: 'resume', componentId: 'b' }, undefined],
    [{ phase: 'sent', componentId: 'b' }, undefined],
    [{ phase: 'settled', componentId: 'b', model: {} }, 'settled'],
  ])('of every action, by what the surface is doing: %j (ACT-4)', (activity, block) => {
    expect(blockOf('resume', { ...STATE, activity }, LIVE)).toBe(block)
    expect(blockOf('exchange', { ...STATE, activity }, LIVE)).toBe(block)
  })
})
