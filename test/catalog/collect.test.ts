// What a press hands over: values by id, a context, or the whole model, always as a copy (ACT-2, ACT-3, V1-2, DATA-6).
import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../../src/json/jsonValue'
import { button, textField, updateDataModel } from '../state/messages'
import { buttonV1, envelopeV1, envelopeV2, fieldCheckbox, fieldText } from './envelopes'
import { openStore } from './openStore'
import { openForm, presser } from './presser'

describe('what a press hands over', () => {
  it('is the whole model, without a context (ACT-2)', async () => {
    const open = openForm(textField('n', '/n'), ...button('ok', 'resume'))
    open.receive(envelopeV2([updateDataModel('/', { n: 'Ada', hidden: { x: [1] } })]))
    open.surface().edit(['n'], 'Eve', 'n')
    const { pressIt, onResume } = presser(open)
    await pressIt('ok')
    expect(onResume.mock.calls).toEqual([
      [
        { n: 'Eve', hidden: { x: [1] } },
        { target: 'resume', surfaceKey: 's', componentId: 'ok', version: 2 },
      ],
    ])
  })

  it('is the context resolved at the press, missing bindings left out, literals as they are (ACT-2)', async () => {
    const context = {
      name: { path: '/n' },
      gone: { path: '/gone' },
      none: { path: '/none' },
      fix: 'x',
      no: 0,
      list: [{ path: '/n' }],
    }
    const open = openForm(textField('n', '/n'), ...button('ask', 'exchange', context))
    open.receive(envelopeV2([updateDataModel('/none', null)]))
    const { pressIt, onExchange } = presser(open)
    await pressIt('ask')
    open.surface().edit(['n'], 'Eve', 'n')
    await pressIt('ask')
    const rest = { none: null, fix: 'x', no: 0, list: [{ path: '/n' }] }
    expect(onExchange.mock.calls.map(([value]) => value)).toEqual([rest, { name: 'Eve', ...rest }])
  })

  it('is keyed by field id in version 1, whatever the id, and holds no button (V1-2, V1-4, ACT-2)', async () => {
    const open = openStore()
    const ids = ['__proto__', 'constructor', 'a/b', '~', '']
    open.receive(envelopeV1([...ids.map((id) => fieldText(id)), fieldCheckbox('yes', true), buttonV1('ok')]))
    ids.forEach((id) => {
      open.surface('f').edit([id], `value of ${id}`, id)
    })
    const { pressIt, onResume } = presser(open, 'f')
    await pressIt('ok')
    const [value, action] = onResume.mock.calls[0] ?? []
    expect(Object.entries(value as object)).toEqual([...ids.map((id) => [id, `value of ${id}`]), ['yes', true]])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(action).toEqual({ target: 'resume', surfaceKey: 'f', componentId: 'ok', version: 1 })
  })

  it('is a fresh copy: the host cannot reach the model, nor later edits the copy (ACT-3)', async () => {
    const open = openForm(...button('all', 'exchange'), ...button('some', 'exchange', { a: { path: '/a' }, l: [[1]] }))
    open.receive(envelopeV2([updateDataModel('/a', { list: ['x'] })]))
    const { pressIt, onExchange } = presser(open)
    onExchange.mockImplementation((value) => {
      ;(value as { a: { list: JsonValue[] } }).a.list.push('pushed')
    })
    await pressIt('all')
    await pressIt('some')
    await pressIt('some')
    open.surface().edit(['a', 'list', '0'], 'later', 'a')
    expect(open.surface().getModel()).toEqual({ a: { list: ['later'] } })
    expect(onExchange.mock.calls.map(([value]) => (value as { a: unknown }).a)).toEqual(
      Array(3).fill({ list: ['x', 'pushed'] }),
    )
  })

  it('holds nothing of a field whose value is a literal (DATA-6)', async () => {
    const open = openForm(textField('free'), ...button('ok', 'resume'))
    open.surface().editLocal(open.node('free').key, '', 'typed')
    const { pressIt, onResume } = presser(open)
    await pressIt('ok')
    expect(onResume.mock.calls[0]?.[0]).toEqual({})
  })
})
