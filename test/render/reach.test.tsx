// How far components reach, and which surface of several is shown.
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSurfaceStore } from '../../src/core'
import { column, createSurface, envelope, envelopesOf, payloadV2, text, textField, updateComponents } from './documents'
import { mount, mountStore } from './mount'

describe('how far components reach', () => {
  it('cuts the reference that closes a cycle, names the cycle, and shows the rest (FOLD-6)', () => {
    const components = [
      column('root', 'a', 't'),
      { id: 'a', component: 'Card', child: 'root' },
      text('t', 'still here'),
    ]
    const { onDiagnostic } = mount({ envelopes: envelopesOf([createSurface(), updateComponents(components)]) })
    expect(screen.getByText('still here')).toBeVisible()
    expect(onDiagnostic).toHaveBeenCalledExactlyOnceWith({
      code: 'cycle_cut',
      surfaceKey: 's1',
      componentId: 'a',
      message: expect.stringContaining('root→a→root') as string,
    })
  })

  it('shows a text inside fifteen nested columns (FOLD-7)', () => {
    const ids = Array.from({ length: 15 }, (_, index) => (index === 0 ? 'root' : `k${String(index)}`))
    const columns = ids.map((id, index) => column(id, ids[index + 1] ?? 'leaf'))
    const run = [createSurface(), updateComponents([...columns, text('leaf', 'deep')])]
    const { container } = mount({ envelopes: envelopesOf(run) })
    expect(screen.getByText('deep')).toBeVisible()
    expect(container.querySelectorAll('.a2s-column')).toHaveLength(15)
  })

  it('stores a surface that expands over the limit whole, and leaves a live one as it was (FOLD-7)', () => {
    const messages = [createSurface(), updateComponents([column('root', 'a', 'b'), text('a', 'A'), text('b', 'B')])]
    const limits = { nodes: 4 }
    const { show, onStored } = mount({ envelopes: envelopesOf(messages), limits })
    show({ envelopes: envelopesOf([...messages, updateComponents([column('root', 'a', 'b', 'a', 'b')])]) })
    expect(onStored).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'surface_too_large' }))
    expect(screen.getAllByText('A')).toHaveLength(1)

    const whole = mount({ payload: payloadV2(messages), schemaVersion: 2, limits: { nodes: 2 } })
    expect(whole.container).toHaveTextContent('It is too large to be shown.')
    expect(whole.container).not.toHaveTextContent('AB')
  })
})

describe('which surface is shown', () => {
  const run = (surfaceId: string) => [
    createSurface(undefined, surfaceId),
    updateComponents([text('root', surfaceId)], surfaceId),
  ]
  const envelopes = ['s1', 's2'].flatMap((surfaceId) =>
    run(surfaceId).map((message, index) =>
      envelope(payloadV2([message], surfaceId), 2, `${surfaceId}-${String(index)}`),
    ),
  )

  it('shows the last that began, or the one that surfaceKey names (FOLD-1)', () => {
    const { show, container } = mount({ envelopes })
    expect(container).toHaveTextContent(/^s2$/)
    show({ surfaceKey: 's1' })
    expect(container).toHaveTextContent(/^s1$/)
  })

  it('shows the same surface twice from one store, and both follow an edit (DATA-5)', async () => {
    const store = createSurfaceStore()
    envelopesOf([createSurface(), updateComponents([textField('root')])]).forEach(store.receive)
    const { user } = mount({ store, surfaceKey: 's1' })
    mount({ store, surfaceKey: 's1' })
    const [first, second] = screen.getAllByRole('textbox')
    if (first !== undefined) await user.type(first, 'Ada')
    expect(second).toHaveValue('Ada')
  })

  it('waits for a key that the store has nothing under, and shows it once it begins (FOLD-4)', () => {
    const { receive, container } = mountStore([], { surfaceKey: 's1' })
    expect(screen.getByText('Loading')).toBeInTheDocument()
    receive(...envelopes)
    expect(container).toHaveTextContent(/^s1$/)
  })
})
