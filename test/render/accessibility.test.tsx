// Names, descriptions and outline for who does not see the screen (REND-1, REND-7). axe looks at the rest.
import { screen } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import {
  buttonV1,
  column,
  createSurface,
  envelopesOf,
  fieldV1,
  payloadV1,
  surfaceV2,
  text,
  textField,
  updateComponents,
} from './documents'
import { controlLabels, everyControl } from './everyControl'
import { mount } from './mount'

async function violations(element: Element): Promise<string[]> {
  // jsdom draws nothing, so contrast is for the browser tests.
  const result = await axe.run(element, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

describe('names', () => {
  it('of every control are its label, and a placeholder is none (REND-7)', () => {
    mount({
      payload: payloadV1([
        { component: 'field.text', id: 't', label: 'Guest', placeholder: 'e.g. Ada' },
        { component: 'field.date', id: 'd', label: 'Arrival' },
        { component: 'field.select', id: 's', label: 'Room', options: [{ value: 'x', label: 'X' }] },
        { component: 'field.checkbox', id: 'c', label: 'Late' },
        buttonV1('resume', 'OK'),
      ]),
    })
    for (const label of ['Guest', 'Arrival', 'Room', 'Late']) {
      expect(screen.getByLabelText(label)).toHaveAccessibleName(label)
    }
  })

  it('of every kind of control are the label that is seen (REND-7)', () => {
    mount({ payload: everyControl, schemaVersion: 2 })
    for (const label of controlLabels) {
      expect(screen.getByLabelText(label), label).toHaveAccessibleName(label)
      expect(screen.getByText(label), label).toBeVisible()
    }
  })

  it.each([
    ['where there is no visible label', '', 'Full name', 'Full name'],
    ['where it holds the visible label', 'Name', 'Full name', 'Full name'],
    ['not where it says something else', 'Name', 'Address', 'Name'],
    ['not where it says nothing', 'Name', '  ', 'Name'],
    ['not, and there is a name all the same', '', '', 'Text'],
  ])('come from accessibility.label %s (REND-7)', (_, label, said, name) => {
    mount({
      payload: surfaceV2([
        textField('root', { label, accessibility: { label: said, description: 'As on your passport' } }),
      ]),
      schemaVersion: 2,
    })
    const box = screen.getByRole('textbox')
    expect(box).toHaveAccessibleName(name)
    expect(box).toHaveAccessibleDescription('As on your passport')
    for (const id of box.getAttribute('aria-describedby')?.split(' ') ?? []) {
      expect(document.getElementById(id)).toBeInTheDocument()
    }
  })

  it('and descriptions of groups come from accessibility, bound ones too (REND-7)', () => {
    const card = {
      id: 'root',
      component: 'Card',
      child: 't',
      accessibility: { label: { path: '/name' }, description: 'All of it' },
    }
    mount({ payload: surfaceV2([card, text('t')], { name: 'Summary' }), schemaVersion: 2 })
    expect(screen.getByRole('group', { name: 'Summary' })).toHaveAccessibleDescription('All of it')
  })
})

describe('headings', () => {
  const outline = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)

  it.each([
    [undefined, ['H3 Card', 'H4 Big', 'H5 Sub']],
    [1 as const, ['H1 Card', 'H2 Big', 'H3 Sub']],
    [5 as const, ['H5 Card', 'H6 Big', 'H6 Sub']],
  ])('begin at the level of the host, and end at 6: %s (REND-1)', (headingLevel, expected) => {
    const components = [
      { component: 'heading', text: 'Big', level: 1 },
      { component: 'heading', text: 'Sub', level: 2 },
    ]
    mount({ payload: payloadV1(components, 'Card'), headingLevel })
    expect(outline()).toEqual(expected)
  })

  it('are the variants h1 to h5 of Text; caption and body are none (REND-2, REND-1)', () => {
    const variants = ['h1', 'h2', 'h3', 'h4', 'h5', 'caption', 'body']
    mount({
      payload: surfaceV2([
        column('root', ...variants),
        ...variants.map((variant) => text(variant, variant, { variant })),
      ]),
      schemaVersion: 2,
    })
    expect(outline()).toEqual(['H3 h1', 'H4 h2', 'H5 h3', 'H6 h4', 'H6 h5'])
    expect(screen.getByText('caption')).toBeVisible()
  })
})

describe('what streams in', () => {
  it('steals no focus and is not shouted (REND-7, DATA-7)', async () => {
    const start = [createSurface(), updateComponents([column('root', 'a'), textField('a')])]
    const { user, show } = mount({ envelopes: envelopesOf(start) })
    const field = screen.getByRole('textbox')
    await user.click(field)
    show({ envelopes: envelopesOf([...start, updateComponents([column('root', 'a', 'b'), text('b', 'New hint')])]) })
    expect(screen.getByText('New hint')).toBeVisible()
    expect(field).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByText('New hint').closest('[aria-live], [role=status]')).toBeNull()
  })
})

describe('axe', () => {
  it('finds nothing in a surface of every control, inside a form of the host (REND-7)', async () => {
    const { container } = mount(
      { payload: everyControl, schemaVersion: 2 },
      { around: (surface) => <form>{surface}</form> },
    )
    expect(await violations(container)).toEqual([])
  })

  it('finds nothing in a surface full of errors, nor in a settled one, nor in a notice (REND-7)', async () => {
    const fields = (['text', 'date', 'select'] as const).map((kind) => fieldV1(kind, kind, { required: true }))
    const payload = payloadV1([...fields, fieldV1('checkbox', 'c'), buttonV1('resume', 'Send')], 'Title')
    const { user, container, show } = mount({ payload })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await violations(container)).toEqual([])
    show({ submitted: { text: 'x', left: 'over' } })
    expect(await violations(container)).toEqual([])
    show({ payload: 'nonsense' })
    await user.click(screen.getByText('What was received'))
    expect(await violations(container)).toEqual([])
  })
})
