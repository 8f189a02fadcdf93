// The store as a host holds it: records, snapshots and those who listen (STORE-1, STORE-3, FOLD-1).
import { describe, expect, it, vi } from 'vitest'
import { createSurfaceStore, insideOf } from '../../src/catalog/createSurfaceStore'
import { createSurface, deleteSurface, text, textField, updateComponents, updateDataModel } from '../state/messages'
import { envelopeV1, envelopeV2, fieldText } from './envelopes'
import { openStore, stored } from './openStore'

const start = (surfaceId = 's') => [createSurface(surfaceId), updateComponents([text('root')], surfaceId)]

describe('records', () => {
  it('keep every document as it was received, once and in order (STORE-1)', () => {
    const { store } = openStore()
    const documents = [envelopeV2(start()), 'no envelope', envelopeV1([fieldText('a')]), { type: 'x' }, null]
    const texts = documents.map((document) => JSON.stringify(document))
    const records = documents.map(store.receive)
    expect(store.getRecords()).toEqual(records)
    expect(records.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
    records.forEach(({ received }, index) => {
      expect(received).toBe(documents[index])
      expect(JSON.stringify(received)).toBe(texts[index])
    })
  })

  it('say why a document is stored, where, and for which surface (STORE-1, ADM-8)', () => {
    const { receive } = openStore()
    const record = stored(receive(envelopeV2([updateDataModel('/a', 1)])))
    expect(record).toMatchObject({ code: 'envelope_invalid', surfaceKey: 's' })
    expect(record.errors).toEqual([
      {
        code: 'VALIDATION_FAILED',
        surfaceId: 's',
        path: '/messages/0',
        message: expect.stringContaining('createSurface') as string,
      },
    ])
  })

  it('stay available while more come, and each list stays as it was (STORE-1)', () => {
    const { store } = openStore()
    store.receive(1)
    const first = store.getRecords()
    expect(store.getRecords()).toBe(first)
    store.receive(2)
    expect(first).toHaveLength(1)
    expect(store.getRecords()).toHaveLength(2)
  })
})

describe('a refused envelope', () => {
  it('leaves a live surface as it was, and puts a notice where nothing was (STORE-3)', () => {
    const { receive, surface, store } = openStore()
    receive(envelopeV2(start()))
    surface().edit(['a'], 'mine', 'x')
    const before = surface().getState()
    receive(envelopeV2([createSurface()]), { ...envelopeV2(start()), payload: { surfaceId: 's' } })
    expect(surface().getState()).toBe(before)
    expect(surface().getModel()).toEqual({ a: 'mine' })
    const record = receive(envelopeV2([updateDataModel('/a', 1, 'other')]))
    expect(surface('other').getState()).toMatchObject({ notice: record })
    expect(store.getSurfaces().map(({ status }) => status)).toEqual(['live', 'stored'])
  })

  it('is followed by a surface all the same, once one comes (STORE-3)', () => {
    const { receive, surface, store } = openStore()
    receive(envelopeV2([updateDataModel('/a', 1)]), envelopeV2(start()))
    expect(surface().getState().notice).toBeUndefined()
    expect(store.getSurfaces()).toMatchObject([{ status: 'live' }])
  })

  it('that names no surface has no key, and is what there is to show (STORE-1, STORE-2)', () => {
    const { receive, inside } = openStore()
    expect(inside.getStray()).toBeUndefined()
    receive({ ...envelopeV1([]), partial: true, envelopeId: 5 })
    expect(inside.getStray()).toBeUndefined()
    const record = receive('no envelope')
    expect(record).not.toHaveProperty('surfaceKey')
    expect(inside.getStray()).toBe(record)
    receive(envelopeV2([updateDataModel('/a', 1)]))
    expect(inside.getStray()).toBe(record)
    inside.clear()
    expect(inside.getStray()).toBeUndefined()
  })

  it('does not keep the key of a deleted surface from the other version (FOLD-2)', () => {
    const { receive, store } = openStore()
    receive(envelopeV2(start()), envelopeV2([deleteSurface()]))
    expect(receive(envelopeV1([fieldText('a')], { envelopeId: 's' })).status).toBe('rendered')
    expect(store.getSurfaces()).toMatchObject([{ version: 1, status: 'live' }])
  })

  it('does not bring a deleted surface back, not even as a notice (FOLD-3, STORE-3)', () => {
    const { receive, store } = openStore()
    receive(envelopeV2(start()), envelopeV2([deleteSurface()]))
    expect(receive(envelopeV2([updateDataModel('/a', 1)]))).toMatchObject({
      status: 'stored',
      code: 'envelope_invalid',
    })
    expect(store.getSurfaces()).toMatchObject([{ status: 'deleted', model: {} }])
  })
})

describe('snapshots', () => {
  it('tell of every surface in the order in which they began (FOLD-1)', () => {
    const { receive, store, surface } = openStore()
    receive(envelopeV2(start('a')), envelopeV1([fieldText('x')]), envelopeV2([createSurface('c')], { partial: true }))
    surface('f').edit(['x'], 'typed', 'x')
    expect(store.getSurfaces()).toEqual([
      { surfaceKey: 'a', version: 2, status: 'live', untrusted: false, partial: false, model: {} },
      { surfaceKey: 'f', version: 1, status: 'live', untrusted: false, partial: false, model: { x: 'typed' } },
      { surfaceKey: 'c', version: 2, status: 'waiting', untrusted: false, partial: true, model: {} },
    ])
    receive(envelopeV2([updateDataModel('/x', 1, 'a')]))
    expect(store.getSurfaces().map(({ surfaceKey }) => surfaceKey)).toEqual(['a', 'f', 'c'])
    receive(envelopeV2([deleteSurface('a')]), envelopeV2(start('a')))
    expect(store.getSurfaces().map(({ surfaceKey }) => surfaceKey)).toEqual(['f', 'c', 'a'])
  })

  it('are the same list until something changes, an edit included (DATA-5)', () => {
    const { receive, store, surface } = openStore()
    receive(envelopeV2(start()))
    const before = store.getSurfaces()
    expect(store.getSurfaces()).toBe(before)
    surface().edit(['a'], 'x', 'field')
    expect(store.getSurfaces()).not.toBe(before)
    expect(before[0]?.model).toEqual({})
  })
})

describe('two stores', () => {
  it('share nothing, though their surfaces have one key and one correlationId (DATA-5, ADM-7)', () => {
    const [one, two] = [openStore(), openStore()]
    const document = envelopeV2([createSurface(), updateComponents([textField('root', '/n')])])
    one.receive(document)
    expect(two.receive(document).status).toBe('rendered')
    one.surface().edit(['n'], 'x', 'root')
    expect(two.surface().getModel()).toEqual({})
    expect(two.store.getRecords()).toHaveLength(1)
  })
})

describe('listeners', () => {
  it('hear of every arrival and edit, until they stop (DATA-5, STORE-1)', () => {
    const { receive, store, surface } = openStore()
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    for (const change of [
      () => receive(envelopeV2(start())),
      () => receive('no envelope'),
      () => {
        surface().edit(['a'], 'x', 'field')
      },
    ]) {
      listener.mockClear()
      change()
      expect(listener).toHaveBeenCalled()
    }
    listener.mockClear()
    stop()
    receive(envelopeV2([updateDataModel('/a', 1)]))
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('insideOf', () => {
  it("refuses what no store is, as the host's mistake (STORE-1)", () => {
    const store = createSurfaceStore()
    expect(() => insideOf({ ...store })).toThrow('createSurfaceStore()')
    expect(insideOf(store).receive).toBe(store.receive)
  })
})

describe('the model in a snapshot', () => {
  it('can be changed by nobody, and the surface goes on (ACT-3)', () => {
    const { store, surface, receive } = openStore()
    receive(envelopeV2([...start(), updateDataModel('/', { list: [{ a: 1 }], b: { c: 2 } })]))
    const model = store.getSurfaces()[0]?.model as { list: { a: number }[]; b: { c: number } }
    expect(() => {
      model.b.c = 3
    }).toThrow(TypeError)
    expect(() => model.list.push({ a: 2 })).toThrow(TypeError)
    surface().edit(['b', 'c'], 'mine', 'x')
    receive(envelopeV2([updateDataModel('/list/0/a', 5), updateDataModel('/list/1', { a: 6 })]))
    expect(model).toEqual({ list: [{ a: 1 }], b: { c: 2 } })
    expect(store.getSurfaces()[0]?.model).toEqual({ list: [{ a: 5 }, { a: 6 }], b: { c: 'mine' } })
  })
})
