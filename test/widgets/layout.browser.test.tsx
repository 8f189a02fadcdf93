// Geometry that the stylesheet promises, measured.
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import { Button } from '../../src/widgets/Button'
import { Card } from '../../src/widgets/Card'
import { Divider } from '../../src/widgets/Divider'
import { Heading } from '../../src/widgets/Heading'
import { Notice } from '../../src/widgets/Notice'
import { Row } from '../../src/widgets/Row'
import { SentList } from '../../src/widgets/SentList'
import { SurfaceFrame } from '../../src/widgets/SurfaceFrame'
import { Text } from '../../src/widgets/Text'
import { Cell } from '../../src/widgets/Cell'
import { controls, plain } from './controls'

beforeEach(async () => {
  await page.viewport(800, 600)
})

const frame = { label: 'Surface', status: '', busy: false, rootRef: null }

it('Card, nested, keeps an edge of its own (REND-6)', async () => {
  await render(
    <div className="a2s-surface">
      <Card>
        <Card>
          <Text variant="body" text="Inside" />
        </Card>
      </Card>
    </div>,
  )
  const [outer, inner] = [...document.querySelectorAll('.a2s-card')]
  if (outer === undefined || inner === undefined) throw new Error('No cards')
  expect(getComputedStyle(inner).borderTopWidth).toBe('1px')
  expect(inner.getBoundingClientRect().left).toBeGreaterThan(outer.getBoundingClientRect().left + 8)
})

it('Divider is a line along either axis (REND-6)', async () => {
  await render(
    <div className="a2s-surface">
      <Divider axis="horizontal" />
      <Row justify="start" align="stretch">
        <Cell kind="leaf">
          <Text variant="body" text="Left" />
        </Cell>
        <Cell kind="leaf">
          <Divider axis="vertical" />
        </Cell>
      </Row>
    </div>,
  )
  const [flat, tall] = [...document.querySelectorAll('hr')].map((line) => line.getBoundingClientRect())
  expect(flat?.height).toBe(1)
  expect(flat?.width).toBeGreaterThan(100)
  expect(tall?.width).toBe(1)
  expect(tall?.height).toBeGreaterThan(20)
})

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const everything = (
  <SurfaceFrame
    {...frame}
    attribution={`From ${word}`}
    untrusted={word}
    status={word}
    alert={word}
    errorSummary={word}
    reasons={[{ id: 'why', text: word }]}
  >
    <Heading level={3} size={1} text={word} />
    <Text variant="body" text={word} />
    <Row justify="start" align="stretch">
      {controls.map(({ name, filled }) => (
        <Cell kind="leaf" key={name} weight={1}>
          {filled({ ...plain, id: name.replaceAll(' ', '-'), label: `${name} ${word}`, error: word }, () => undefined)}
        </Cell>
      ))}
    </Row>
    <Row justify="spaceBetween" align="center">
      {(['default', 'primary', 'borderless'] as const).map((variant) => (
        <Button
          key={variant}
          id={variant}
          variant={variant}
          onPress={() => undefined}
          unavailable={false}
          inactive={false}
          busy
          reason={word}
        >
          {word}
        </Button>
      ))}
    </Row>
    <Card>
      <Card>
        <Notice title={word} reason={word} detailsLabel={word} details={word} />
      </Card>
    </Card>
    <SentList title={word} entries={[{ label: word, text: word }]} />
  </SurfaceFrame>
)

it.each([
  [320, '100%'],
  [640, '200%'],
  [320, '200%'],
])('at %i px and %s text nothing is cut off or overlaps the edge', async (width, size) => {
  await page.viewport(width, 800)
  document.documentElement.style.fontSize = size
  await render(everything)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const surface = document.querySelector('.a2s-surface')
  if (surface === null) throw new Error('No surface')
  const edge = surface.getBoundingClientRect()
  const outside = [...surface.querySelectorAll('*')].filter((element) => {
    const rect = element.getBoundingClientRect()
    return rect.width > 1 && (rect.right > edge.right + 0.5 || rect.left < edge.left - 0.5)
  })
  expect(outside.map((element) => element.className)).toEqual([])
  document.documentElement.style.fontSize = ''
})

it('every target is at least 24 px in both directions (WCAG 2.5.8)', async () => {
  await render(everything)
  const small = [...document.querySelectorAll('button, select, input, textarea, summary')].filter((control) => {
    const rect = (control.closest('label') ?? control).getBoundingClientRect()
    return rect.width < 24 || rect.height < 24
  })
  expect(small.map((control) => control.outerHTML)).toEqual([])
})

it('paints and stands nowhere outside its box, whatever is put into it (SEC-5)', async () => {
  const zalgo = `a${'\u0301\u0308\u0306'.repeat(60)}`
  await render(
    <>
      <button type="button" style={{ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 }}>
        Host
      </button>
      <div style={{ marginBlockStart: '100px' }}>
        <SurfaceFrame {...frame}>
          <Text variant="body" text={zalgo} />
          <div
            data-testid="escape"
            style={{
              position: 'fixed',
              insetBlockStart: '-100px',
              zIndex: 9999,
              inlineSize: '300px',
              blockSize: '300px',
            }}
          />
        </SurfaceFrame>
      </div>
    </>,
  )
  expect(document.elementFromPoint(10, 10)).toBe(page.getByRole('button').element())
  const surface = page.getByRole('group', { name: 'Surface' }).element().getBoundingClientRect()
  expect(document.elementFromPoint(20, surface.top - 2)).not.toBe(page.getByTestId('escape').element())
  expect(document.elementFromPoint(20, surface.top + 5)).toBe(page.getByTestId('escape').element())
})
