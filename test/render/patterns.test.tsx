// validationRegexp on the page: the engine is loaded only where a pattern is, a press waits for it, and what it cannot run blocks
// nothing (CHECK-2). Each test starts with an engine that nobody has loaded yet.
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { A2uiSurfaceProps } from '../../src/A2uiSurface'
import type { ActionCallback } from '../../src/catalog/press'
import { button, column, surfaceV2, textField } from './documents'

/** What the engine's module does when it is asked for. */
interface Engine {
  /** Comes before the module does. */
  ready?: Promise<void>
  broken?: boolean
}

const field = (pattern: string) => textField('zip', { validationRegexp: pattern })
const form = (pattern: string, model?: object) =>
  surfaceV2([column('root', 'zip', 'send'), field(pattern), ...button('resume', 'Send')], model)

async function mountFresh(props: A2uiSurfaceProps, { ready, broken = false }: Engine = {}) {
  const asked = vi.fn()
  vi.resetModules()
  vi.doMock('re2js', async (importActual) => {
    asked()
    await ready
    if (broken) throw new Error('The engine cannot be loaded.')
    return importActual()
  })
  const { A2uiSurface } = await import('../../src/A2uiSurface')
  const { loadPatternEngine } = await import('../../src/catalog/patterns')
  const onResume = vi.fn<ActionCallback>()
  const onDiagnostic = vi.fn()
  render(<A2uiSurface schemaVersion={2} onResume={onResume} onDiagnostic={onDiagnostic} {...props} />)
  await act(() => vi.dynamicImportSettled())
  return { user: userEvent.setup(), onResume, onDiagnostic, asked, arrived: () => act(loadPatternEngine) }
}

/** An engine that arrives only when it is told to. */
function late(broken = false): Engine & { release: () => void } {
  let release: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    release = resolve
  })
  return {
    ready,
    broken,
    release: () => {
      release()
    },
  }
}

afterEach(() => {
  vi.doUnmock('re2js')
})

const box = () => screen.getByRole('textbox')
const send = () => screen.getByRole('button', { name: 'Send' })

describe('the engine', () => {
  it('is loaded for a surface with a pattern, and for no other (CHECK-2, SEC-2)', async () => {
    const without = await mountFresh({ payload: surfaceV2([textField('root')]) })
    expect(without.asked).not.toHaveBeenCalled()
    const withPattern = await mountFresh({ payload: form('^[0-9]+$') })
    expect(withPattern.asked).toHaveBeenCalledOnce()
  })

  it('is not asked for by a surface that was answered before (REPLAY-1)', async () => {
    const { asked } = await mountFresh({ payload: form('^[0-9]+$'), submitted: { zip: 'x' } })
    expect(asked).not.toHaveBeenCalled()
  })

  it('may come late: a press waits for it, and is sent once (CHECK-2, ACT-4)', async () => {
    const engine = late()
    const { user, onResume, arrived } = await mountFresh({ payload: form('^[0-9]+$', { zip: '123' }) }, engine)
    await user.dblClick(send())
    expect(onResume).not.toHaveBeenCalled()
    expect(screen.getByRole('group', { name: 'Form' })).toHaveAttribute('aria-busy', 'true')
    engine.release()
    await arrived()
    expect(onResume).toHaveBeenCalledOnce()
  })

  it('may come late: a press that waited is held back by what does not fit (CHECK-2, CHECK-3)', async () => {
    const engine = late()
    const { user, onResume, arrived } = await mountFresh({ payload: form('^[0-9]+$', { zip: 'abc' }) }, engine)
    await user.click(send())
    engine.release()
    await arrived()
    expect(onResume).not.toHaveBeenCalled()
    expect(box()).toHaveFocus()
    expect(box()).toHaveAccessibleDescription('This does not have the expected form.')
    await user.clear(box())
    await user.type(box(), '12')
    await user.click(send())
    expect(onResume).toHaveBeenCalledOnce()
  })

  it('may come after the person has left the field: then the error shows (CHECK-2, CHECK-4)', async () => {
    const engine = late()
    const { user, arrived } = await mountFresh({ payload: form('^[0-9]+$') }, engine)
    await user.type(box(), 'abc')
    await user.tab()
    expect(box()).not.toHaveAttribute('aria-invalid')
    engine.release()
    await arrived()
    expect(box()).toHaveAttribute('aria-invalid', 'true')
    expect(send()).toHaveAttribute('aria-disabled', 'true')
  })

  it('that cannot be loaded is a diagnostic, and blocks nothing (CHECK-2)', async () => {
    const engine = late(true)
    const { user, onResume, onDiagnostic, arrived } = await mountFresh(
      { payload: form('^[0-9]+$', { zip: 'abc' }) },
      engine,
    )
    await user.click(send())
    engine.release()
    await arrived()
    expect(onResume).toHaveBeenCalledOnce()
    expect(onDiagnostic).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unusable_pattern' }))
  })
})

describe('a pattern', () => {
  it('is not tested against an empty value (CHECK-2)', async () => {
    const { user, onResume, arrived } = await mountFresh({ payload: form('^[0-9]+$') })
    await arrived()
    await user.click(send())
    expect(onResume).toHaveBeenCalledOnce()
  })

  it('that cannot be run is a diagnostic about its field, and blocks nothing (CHECK-2)', async () => {
    const { user, onResume, onDiagnostic, arrived } = await mountFresh({
      payload: form('(?=lookahead)', { zip: 'abc' }),
    })
    await arrived()
    await user.click(send())
    expect(onResume).toHaveBeenCalledOnce()
    expect(onDiagnostic).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'unusable_pattern', surfaceKey: 's1', componentId: 'zip' }),
    )
  })
})
