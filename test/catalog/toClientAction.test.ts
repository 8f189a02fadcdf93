// The upstream A2UI `action` message, for hosts that speak it (ACT-1, ACT-3).
import { describe, expect, it } from 'vitest'
import { toClientAction } from '../../src/catalog/toClientAction'

const action = { target: 'exchange', surfaceKey: 's', componentId: 'ask', version: 2 } as const

describe('toClientAction', () => {
  it('says what was pressed, where and when (ACT-1)', () => {
    expect(toClientAction({ a: 1 }, action, new Date('2026-03-20T10:30:00Z'))).toEqual({
      version: 'v0.9',
      action: {
        name: 'exchange',
        surfaceId: 's',
        sourceComponentId: 'ask',
        timestamp: '2026-03-20T10:30:00.000Z',
        context: { a: 1 },
      },
    })
  })

  it('makes an object of a value that is none, as upstream wants (ACT-3)', () => {
    expect(toClientAction(['x'], action).action.context).toEqual({ value: ['x'] })
    expect(toClientAction(null, action).action.context).toEqual({ value: null })
  })

  it('takes the present for the time of the press by default (ACT-1)', () => {
    const before = Date.now()
    const { timestamp } = toClientAction({}, action).action
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now())
  })
})
