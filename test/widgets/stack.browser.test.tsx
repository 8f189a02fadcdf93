// Row and Column, measured: what each `justify`, each `align` and `weight` do.
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import { Column } from '../../src/widgets/Column'
import { Row } from '../../src/widgets/Row'
import type { StackProps } from '../../src/widgets/Stack'
import { Cell } from '../../src/widgets/Cell'

beforeEach(async () => {
  await page.viewport(800, 600)
})

const square = <div className="box" style={{ flexShrink: 0, inlineSize: '50px', blockSize: '50px' }} />
const boxes = () => [...document.querySelectorAll('.box')].map((element) => element.getBoundingClientRect())

/** Start and end of every box along an axis, in a container of 500 px. */
async function measure(element: ReactNode, axis: 'x' | 'y') {
  const { container } = await render(<div className="a2s-surface stage">{element}</div>)
  const style = document.createElement('style')
  style.textContent = '.stage { padding: 0; border: 0; inline-size: 500px } .stage > * { block-size: 500px }'
  container.append(style)
  const origin = container.firstElementChild?.getBoundingClientRect()
  if (origin === undefined) throw new Error('Nothing rendered')
  return boxes().map((rect) =>
    axis === 'x'
      ? [rect.left - origin.left, rect.right - origin.left]
      : [rect.top - origin.top, rect.bottom - origin.top],
  )
}

describe.each([
  ['Row', Row, 'x'],
  ['Column', Column, 'y'],
] as const)('%s', (_name, Stack, axis) => {
  const across = axis === 'x' ? 'y' : 'x'

  it.each<[StackProps['justify'], number[]]>([
    ['start', [0, 50, 50, 100]],
    ['center', [200, 250, 250, 300]],
    ['end', [400, 450, 450, 500]],
    ['spaceBetween', [0, 50, 450, 500]],
    ['spaceAround', [100, 150, 350, 400]],
    ['spaceEvenly', [133, 183, 317, 367]],
    ['stretch', [0, 250, 250, 500]],
  ])('justifies by %s (REND-6)', async (justify, expected) => {
    const found = await measure(
      <Stack justify={justify} align="start">
        {square}
        {square}
      </Stack>,
      axis,
    )
    expect(found.flat().map(Math.round)).toEqual(expected)
  })

  it.each<[StackProps['align'], number[]]>([
    ['start', [0, 50]],
    ['center', [225, 275]],
    ['end', [450, 500]],
    ['stretch', [0, 500]],
  ])('aligns by %s (REND-6)', async (align, expected) => {
    const found = await measure(
      <Stack justify="start" align={align}>
        {align === 'stretch' ? <div className="box" /> : square}
      </Stack>,
      across,
    )
    expect(found.flat().map(Math.round)).toEqual(expected)
  })

  it('shares the space out by weight (REND-6)', async () => {
    const weighted = [3, 2].map((weight) => (
      <Cell key={weight} kind="stack" weight={weight}>
        <div className="box" style={{ blockSize: axis === 'x' ? '50px' : '100%' }} />
      </Cell>
    ))
    const found = await measure(
      <Stack justify="start" align="stretch">
        {weighted}
      </Stack>,
      axis,
    )
    const sizes = found.map(([start = 0, end = 0]) => Math.round(end - start))
    expect(sizes).toEqual([300, 200])
  })
})
