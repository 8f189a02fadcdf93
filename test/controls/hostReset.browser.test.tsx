// A reset of the host's page, in a layer that is declared before ours as docs/theming.md says: nothing of it reaches the widgets.
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import { A2uiSurface } from '../../src/A2uiSurface'
import { controls, plain } from '../widgets/controls'

const reset = `*, ::before, ::after { margin: 0; border: 0 solid; padding: 0; box-sizing: content-box }
  button, input, select, textarea { all: unset }
  svg { display: block; width: 100% } label { display: block; margin: 8px; font-weight: 700 } h1, h2, h3 { font: inherit }`

const style = document.createElement('style')
afterEach(() => {
  style.remove()
})

/** What the page makes of every element of a surface and of every control. */
async function looks(): Promise<string[]> {
  const { container, unmount } = await render(
    <>
      <A2uiSurface payload={{ catalogVersion: '0.9.1', surface: { title: 'Title', components: [] } }} />
      <div className="a2s-surface">
        {controls.map(({ name, filled }) => (
          <div key={name}>{filled({ ...plain, id: name.replaceAll(' ', '-'), error: 'Wrong' }, () => undefined)}</div>
        ))}
      </div>
    </>,
  )
  const found = [...container.querySelectorAll('[class*="a2s-"]')].map((element) => {
    const { display, borderWidth, padding, margin, boxSizing, fontWeight, backgroundColor } = getComputedStyle(element)
    return [
      element.getAttribute('class'),
      display,
      borderWidth,
      padding,
      margin,
      boxSizing,
      fontWeight,
      backgroundColor,
    ].join()
  })
  await unmount()
  return found
}

it('changes no widget from an earlier layer, and does outside of layers (REND-6)', async () => {
  const before = await looks()
  expect(before.length).toBeGreaterThan(50)
  style.textContent = `@layer reset, a2ui-surface; @layer reset { ${reset} }`
  document.head.prepend(style)
  expect(await looks()).toEqual(before)
  style.textContent = reset
  expect(await looks()).not.toEqual(before)
})
