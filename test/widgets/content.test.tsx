// Text, containers, and what stands in for content.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { createRef, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Card } from '../../src/widgets/Card'
import { Column } from '../../src/widgets/Column'
import { Divider } from '../../src/widgets/Divider'
import { Heading } from '../../src/widgets/Heading'
import { Notice } from '../../src/widgets/Notice'
import { Placeholder } from '../../src/widgets/Placeholder'
import { Row } from '../../src/widgets/Row'
import { SentList } from '../../src/widgets/SentList'
import { SurfaceFrame, type SurfaceFrameProps } from '../../src/widgets/SurfaceFrame'
import { Text } from '../../src/widgets/Text'
import { Cell } from '../../src/widgets/Cell'

const markup = '<img src=x onerror=alert(1)>\n**not** &amp; markup'
const stack = { justify: 'start', align: 'stretch' } as const
const frame: SurfaceFrameProps = { children: 'Content', label: 'Trip', status: '', busy: false, rootRef: null }

it.each<[string, ReactElement]>([
  ['Heading', <Heading level={3} text={markup} />],
  ['Text', <Text variant="body" text={markup} />],
  ['Notice', <Notice title={markup} reason={markup} detailsLabel={markup} details={markup} />],
  ['SentList', <SentList title={markup} entries={[{ label: markup, text: markup }]} />],
  ['SurfaceFrame', <SurfaceFrame {...frame} attribution={markup} untrusted={markup} status={markup} />],
])('%s shows any text as it is written (SEC-1)', (_name, element) => {
  const { container } = render(element)
  expect(container.querySelector('img, strong')).toBeNull()
  expect(container.textContent).toContain(markup)
})

describe('Heading', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('has level %i, whatever its size (REND-1)', (level) => {
    render(<Heading level={level} size={2} text="Trip" />)
    expect(screen.getByRole('heading', { level, name: 'Trip' })).toHaveClass('a2s-heading-2')
  })

  it('has a size of its level by default', () => {
    render(<Heading level={6} text="Trip" />)
    expect(screen.getByRole('heading')).toHaveClass('a2s-heading-5')
  })
})

it.each([
  ['Row', <Row {...stack} ariaLabel="Dates" description="Both are needed" children="x" />],
  ['Column', <Column {...stack} ariaLabel="Dates" description="Both are needed" children="x" />],
  ['Card', <Card ariaLabel="Dates" description="Both are needed" children="x" />],
])('%s is a group when it has a name (REND-7)', (_name, element) => {
  render(element)
  expect(screen.getByRole('group', { name: 'Dates' })).toHaveAttribute('aria-description', 'Both are needed')
})

it('a container without a name is no group', () => {
  render(<Row {...stack}>x</Row>)
  expect(screen.queryByRole('group')).toBeNull()
})

it('a divider tells its axis', () => {
  render(<Divider axis="vertical" ariaLabel="Then" />)
  expect(screen.getByRole('separator', { name: 'Then' })).toHaveAttribute('aria-orientation', 'vertical')
})

it('a placeholder is read in its place and announces nothing', () => {
  render(<Placeholder label="Loading" />)
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(screen.queryByRole('status')).toBeNull()
})

it('a notice holds no link, button or field, and its document scrolls by keyboard (STORE-2)', async () => {
  render(<Notice title="Not shown" reason="Unknown version" detailsLabel="Document" details='{"a": "<a href>"}' />)
  expect(screen.getByText('Unknown version')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.click(screen.getByText('Document'))
  const raw = screen.getByText('{"a": "<a href>"}')
  expect(raw).toBeVisible()
  await userEvent.tab()
  expect(raw).toHaveFocus()
})

it('a list of what was sent pairs names and values, equal names included (REPLAY-1)', () => {
  const entries = [
    { label: 'Name', text: 'Ada' },
    { label: 'Name', text: 'Grace' },
  ]
  render(<SentList title="Sent" entries={entries} />)
  const list = within(screen.getByRole('group', { name: 'Sent' }))
  expect(list.getAllByRole('term').map((term) => term.textContent)).toEqual(['Name', 'Name'])
  expect(list.getAllByRole('definition').map((text) => text.textContent)).toEqual(['Ada', 'Grace'])
})

describe('SurfaceFrame', () => {
  it('is a named group that says whose words it holds, and warns in words (TRUST-3, TRUST-4)', () => {
    const root = createRef<HTMLDivElement>()
    render(<SurfaceFrame {...frame} rootRef={root} attribution="From Travel agent" untrusted="Not trusted" busy />)
    const surface = screen.getByRole('group', { name: 'Trip' })
    expect(root.current).toBe(surface)
    expect(within(surface).getByText('From Travel agent')).toBeVisible()
    expect(within(surface).getByText('Not trusted')).toBeVisible()
    expect(surface).toHaveAttribute('aria-busy', 'true')
  })

  it('keeps its status region, so that a change is announced (ACT-4)', () => {
    const { rerender } = render(<SurfaceFrame {...frame} />)
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    rerender(<SurfaceFrame {...frame} status="Sending" />)
    expect(screen.getByRole('status')).toBe(status)
    expect(status).toHaveTextContent('Sending')
  })

  it('says at once what failed and what is missing (ACT-4, CHECK-3)', () => {
    const { rerender } = render(<SurfaceFrame {...frame} />)
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(<SurfaceFrame {...frame} alert="Sending failed" errorSummary="A field is empty" />)
    expect(screen.getByRole('alert')).toHaveTextContent('Sending failedA field is empty')
  })

  it('sets the colour of the agent after rendering, and takes it away again (TRUST-4, SEC-4)', () => {
    const tint = () => screen.getByRole('group').style.getPropertyValue('--a2s-agent-tint')
    expect(renderToString(<SurfaceFrame {...frame} accent="#ff8800" />)).not.toContain('style')
    const { rerender } = render(<SurfaceFrame {...frame} accent="#ff8800" />)
    expect(tint()).toBe('#ff8800')
    rerender(<SurfaceFrame {...frame} />)
    expect(tint()).toBe('')
  })

  it('has the direction, language and class of its host', () => {
    render(<SurfaceFrame {...frame} dir="rtl" lang="ar" className="mine" />)
    const surface = screen.getByRole('group')
    expect(surface).toHaveAttribute('dir', 'rtl')
    expect(surface).toHaveAttribute('lang', 'ar')
    expect(surface).toHaveClass('a2s-surface', 'mine')
  })
})

it('passes axe together, and has no style attribute in server HTML (SEC-4)', async () => {
  const all = (
    <SurfaceFrame {...frame} attribution="From Travel agent" untrusted="Not trusted" alert="Failed" status="Busy" busy>
      <Heading level={3} text="Trip" />
      <Row {...stack}>
        <Cell kind="leaf" weight={2}>
          <Text variant="caption" text="Two thirds" />
        </Cell>
        <Divider axis="vertical" />
        <Card ariaLabel="Card">
          <Placeholder label="Loading" />
        </Card>
      </Row>
      <Notice title="Not shown" reason="Unknown version" detailsLabel="Document" details="{}" />
      <SentList title="Sent" entries={[{ label: 'Name', text: 'Ada' }]} />
    </SurfaceFrame>
  )
  expect(renderToString(all)).not.toMatch(/\sstyle=/)
  const { container } = render(all)
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
})
