// Two of everything on one page, and nothing shared that should not be (REND-8).
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { A2uiSurface } from '../../src/A2uiSurface'
import { buttonV1, column, fieldV1, payloadV1, surfaceV2, textField } from './documents'
import { everyControl } from './everyControl'
import { hydrate } from './hydrate'
import { mount } from './mount'
import { renderOnServer } from './server'

const everything = { payload: everyControl, schemaVersion: 2 }

/** Every id in the page, and every id that something points at. */
function idsOf(root: ParentNode = document): { own: string[]; named: string[] } {
  const own = [...root.querySelectorAll('[id]')].map(({ id }) => id)
  const pointers = ['for', 'aria-labelledby', 'aria-describedby']
  const named = pointers.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)].flatMap((element) => (element.getAttribute(name) ?? '').split(' ')),
  )
  return { own, named }
}

function expectSound(): void {
  const { own, named } = idsOf()
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter((id, index) => own.indexOf(id) !== index)).toEqual([])
  expect(named.filter((id) => !own.includes(id))).toEqual([])
}

const roots: { unmount: () => void }[] = []

/** A React root of its own, which counts its ids like every other. */
function mountRoot(strict: boolean): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  roots.push({
    unmount: () => {
      root.unmount()
      place.remove()
    },
  })
  const surface = <A2uiSurface {...everything} onResume={() => undefined} />
  act(() => {
    root.render(strict ? <StrictMode>{surface}</StrictMode> : surface)
  })
  return place
}

afterEach(() => {
  act(() => {
    for (const { unmount } of roots.splice(0)) unmount()
  })
})

describe('DOM ids', () => {
  it('are unique among two surfaces of one React root, and lead somewhere (REND-8, REND-7)', () => {
    render(
      <>
        <A2uiSurface {...everything} />
        <A2uiSurface {...everything} />
      </>,
    )
    expectSound()
  })

  it.each([false, true])('are unique among surfaces of several React roots (StrictMode: %s) (REND-8)', (strict) => {
    for (let count = 0; count < 3; count += 1) mountRoot(strict)
    expectSound()
    roots.shift()?.unmount()
    mountRoot(strict)
    expectSound()
  })

  it.each([false, true])('are unique among islands that one server sent (StrictMode: %s) (REND-8)', async (strict) => {
    // Each root counts from the start when it takes over server HTML, and so do two servers.
    const html = await renderOnServer(everything, strict)
    for (let count = 0; count < 3; count += 1) {
      const { place, root, onRecoverableError } = await hydrate(html, everything, strict)
      roots.push({
        unmount: () => {
          root.unmount()
          place.remove()
        },
      })
      expect(onRecoverableError).not.toHaveBeenCalled()
    }
    expectSound()
  })

  it('are unique where a surface uses one component twice (REND-8)', () => {
    mount({
      payload: surfaceV2([column('root', 'a', 'a', 'b', 'a'), textField('a'), column('b', 'a')]),
      schemaVersion: 2,
    })
    const { own } = idsOf()
    expect(new Set(own).size).toBe(own.length)
    expect(screen.getAllByRole('textbox')).toHaveLength(4)
    expect(new Set(screen.getAllByLabelText('A')).size).toBe(4)
  })

  it("are never an agent's words, so that the host's own ids are safe (REND-8)", async () => {
    const { user } = mount(
      { payload: payloadV1([fieldV1('text', 'main'), fieldV1('text', 'root'), buttonV1('resume', 'OK', 'ok')]) },
      {
        around: (surface) => (
          <>
            <div id="main">host</div>
            <label htmlFor="root">Host label</label>
            {surface}
          </>
        ),
      },
    )
    expect(document.getElementById('main')).toHaveTextContent('host')
    expect(document.getElementById('root')).toBeNull()
    expect(document.getElementById('ok')).toBeNull()
    await user.click(screen.getByText('Host label'))
    expect(screen.getByRole('textbox', { name: 'ROOT' })).not.toHaveFocus()
  })
})

describe('what two surfaces do not share', () => {
  const same = surfaceV2([
    column('root', 'n', 'p'),
    textField('n'),
    {
      id: 'p',
      component: 'ChoicePicker',
      label: 'P',
      filterable: true,
      options: ['X', 'Y'].map((label) => ({ label, value: label })),
      value: { path: '/p' },
    },
  ])

  it('is the model, though they have one surfaceId (REND-8)', async () => {
    render(
      <>
        <A2uiSurface payload={same} schemaVersion={2} />
        <A2uiSurface payload={same} schemaVersion={2} />
      </>,
    )
    const user = userEvent.setup()
    const [first, second] = screen.getAllByRole('textbox', { name: 'N' })
    if (first) await user.type(first, 'x')
    expect(second).toHaveValue('')
  })

  it('is the name of radio buttons, in several React roots too (REND-8)', async () => {
    const user = userEvent.setup()
    for (let count = 0; count < 2; count += 1) mountRoot(false)
    const radios = screen.getAllByRole<HTMLInputElement>('radio', { name: 'One' })
    // In each of them a list of radio buttons, and chips.
    expect(radios).toHaveLength(4)
    for (const radio of radios) await user.click(radio)
    expect(radios.map(({ checked }) => checked)).toEqual([true, true, true, true])
  })
})
