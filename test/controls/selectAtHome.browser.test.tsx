// The list of a select in the pages of hosts: in front of their dialogs, inside modal ones, in shadow roots.
import { act } from '@testing-library/react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import stylesheet from '../../src/widgets/styles.css?inline'
import type { ActionCallback } from '../../src/catalog/press'
import { A2uiSurface } from '../../src/A2uiSurface'

const payload = {
  catalogVersion: '0.9.1',
  surface: {
    components: [
      {
        component: 'field.select',
        id: 's',
        label: 'Pick',
        options: [
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ],
      },
      { component: 'action.button', id: 'ok', label: 'OK', action: { target: 'resume' } },
    ],
  },
}

/** Whether a pointer at the middle of the element would meet it, and not what lies in front of it. */
function isInFront(element: Element, root: Document | ShadowRoot = document): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(root.elementFromPoint(left + width / 2, top + height / 2))
}

let shadow: Root | undefined
afterEach(async () => {
  await act(async () => Promise.resolve(shadow?.unmount()))
  shadow = undefined
  document.querySelector('[data-host]')?.remove()
})

describe('the list of a select', () => {
  it.each([undefined, '20000'])(
    'opens in front of a dialog of the host at z-index 9999, layer %s (REND-4)',
    async (layer) => {
      const onResume = vi.fn<ActionCallback>()
      await render(
        <div
          role="dialog"
          aria-label="Host"
          style={{
            position: 'fixed',
            inset: 0,
            zIndex: 9999,
            background: 'white',
            ['--a2s-popup-layer' as string]: layer,
          }}
        >
          <A2uiSurface payload={payload} onResume={onResume} />
        </div>,
      )
      await page.getByRole('combobox').click()
      const option = page.getByRole('option', { name: 'B' })
      expect(isInFront(option.element())).toBe(true)
      await option.click()
      await page.getByRole('button', { name: 'OK' }).click()
      expect(onResume.mock.lastCall?.[0]).toEqual({ s: 'b' })
    },
  )

  it('opens inside a modal dialog, in the element that the host gives (REND-4)', async () => {
    const onResume = vi.fn<ActionCallback>()
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.dataset['host'] = ''
    const lists = dialog.appendChild(document.createElement('div'))
    await render(<A2uiSurface payload={payload} onResume={onResume} portalContainer={lists} />, {
      container: dialog.appendChild(document.createElement('div')),
    })
    dialog.showModal()
    await page.getByRole('combobox').click()
    const option = page.getByRole('option', { name: 'B' })
    expect(lists.contains(option.element())).toBe(true)
    await expect.poll(() => isInFront(option.element())).toBe(true)
    await option.click()
    await page.getByRole('button', { name: 'OK' }).click()
    expect(onResume.mock.lastCall?.[0]).toEqual({ s: 'b' })
    expect(dialog.open).toBe(true)
    dialog.close()
  })

  it('opens in a shadow root with the styles that are adopted there, by pointer and by key (REND-4, REND-9)', async () => {
    const onResume = vi.fn<ActionCallback>()
    const host = document.body.appendChild(document.createElement('div'))
    host.dataset['host'] = ''
    const tree = host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(stylesheet)
    tree.adoptedStyleSheets = [sheet]
    const place = tree.appendChild(document.createElement('div'))
    const lists = tree.appendChild(document.createElement('div'))
    shadow = createRoot(place)
    shadow.render(<A2uiSurface payload={payload} onResume={onResume} portalContainer={lists} />)
    await page.getByRole('combobox').click()
    const option = page.getByRole('option', { name: 'B' })
    await expect.poll(() => isInFront(option.element(), tree)).toBe(true)
    expect(lists.contains(option.element())).toBe(true)
    expect(getComputedStyle(option.element()).display).toBe('flex')
    await option.click()
    await expect.element(page.getByRole('combobox')).toHaveTextContent('B')
    await userEvent.keyboard('{Enter}')
    await expect.element(option).toBeVisible()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}{Enter}')
    await expect.element(page.getByRole('combobox')).toHaveTextContent('A')
    await page.getByRole('button', { name: 'OK' }).click()
    expect(onResume.mock.lastCall?.[0]).toEqual({ s: 'a' })
  })
})
