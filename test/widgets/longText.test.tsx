// A browser lays out one long text in more than linear time: wherever an agent's text stands, a long one comes in blocks of a
// bounded length, and a short one as it always did (FOLD-7).
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { MarkdownText } from '../../src/markdown'
import { Button } from '../../src/widgets/Button'
import { CheckboxGroup } from '../../src/widgets/CheckboxGroup'
import { Heading } from '../../src/widgets/Heading'
import { Notice } from '../../src/widgets/Notice'
import { RadioGroup } from '../../src/widgets/RadioGroup'
import { Select } from '../../src/widgets/Select'
import { SentList } from '../../src/widgets/SentList'
import { Text } from '../../src/widgets/Text'
import { TextField } from '../../src/widgets/TextField'
import { ToggleGroup } from '../../src/widgets/ToggleGroup'
import { plain } from './controls'

const button = {
  id: 'b',
  variant: 'default',
  onPress: () => undefined,
  unavailable: false,
  inactive: false,
  busy: false,
} as const
const field = { ...plain, value: '', onChange: () => undefined, multiline: false, numeric: false }

const places: readonly (readonly [string, (text: string) => ReactElement])[] = [
  ['Text', (text) => <Text variant="body" text={text} />],
  ['MarkdownText', (text) => <MarkdownText variant="body" text={text} />],
  ['Heading', (text) => <Heading level={2} text={text} />],
  ['Button', (text) => <Button {...button}>{text}</Button>],
  ["Button's description", (text) => <Button {...button} description={text} children="Send" />],
  ['label', (text) => <TextField {...field} label={text} />],
  ['description', (text) => <TextField {...field} description={text} />],
  ['error', (text) => <TextField {...field} error={text} />],
  ['hint', (text) => <TextField {...field} hint={text} />],
  ["list's name", (text) => <SentList title="Sent" entries={[{ label: text, text: 'x' }]} />],
  ["list's value", (text) => <SentList title="Sent" entries={[{ label: 'x', text }]} />],
  ['CheckboxGroup', (text) => <CheckboxGroup {...choice(text)} value={[]} />],
  ['RadioGroup', (text) => <RadioGroup {...choice(text)} value="" />],
  ['ToggleGroup', (text) => <ToggleGroup {...choice(text)} multiple value={[]} />],
  ['Select', (text) => <Select {...choice(text)} placeholder="" value="a" />],
  ['Notice', (text) => <Notice title="Title" reason="Reason" detailsLabel="Details" details={text} />],
]

function choice(label: string) {
  return { ...field, options: [{ value: 'a', label }] }
}

/** The length of the longest text node. */
function longest(root: Node): number {
  return Math.max(
    root.nodeType === Node.TEXT_NODE ? (root.textContent ?? '').length : 0,
    ...[...root.childNodes].map(longest),
  )
}

describe.each(places)('%s', (_name, place) => {
  it('shows a text of 1 MB whole, in blocks (FOLD-7)', () => {
    const text = 'Some words of it. '.repeat(60_000)
    const { container } = render(place(text))
    expect(container.textContent).toContain(text)
    expect(longest(container)).toBeLessThanOrEqual(4096)
  })

  it('shows a short text as one text, without a block (FOLD-7)', () => {
    const text = 'Words. '.repeat(500)
    const { container } = render(place(text))
    expect(container.textContent).toContain(text.trim())
    expect(container.querySelector('.a2s-piece')).toBeNull()
  })
})
