// A long text in blocks looks as it does in one, and what is out of sight is not laid out (FOLD-7).
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import { MarkdownText } from '../../src/markdown'
import { Text } from '../../src/widgets/Text'

const paragraphs = [
  'Some words that fill more than a line where there is little room for them.',
  'שורה אחת בעברית, שנקראת מימין לשמאל.',
  '',
  'Spaces before the end.   ',
]
const lines = `${paragraphs.join('\n')}\n`.repeat(100)
const body = 'a2s-text a2s-text-body'

/** Lays out every block, in sight or not. */
const everything = <style>{'.a2s-piece { content-visibility: visible !important; }'}</style>

function heightOf(element: Element | null | undefined): number {
  if (!element) throw new Error('There is no such text.')
  return element.getBoundingClientRect().height
}

it('a text of many lines is as high in blocks as in one (FOLD-7)', async () => {
  await render(
    <div className="a2s-surface" style={{ inlineSize: '20rem' }}>
      {everything}
      <Text variant="body" text={lines} />
      <p className={body}>{lines}</p>
      <MarkdownText variant="body" text={lines} />
      <p className={body}>
        {lines.match(/[^]{1,2000}/g)?.map((part, index) => (
          <span key={index} className="a2s-piece">
            {part}
          </span>
        ))}
      </p>
    </div>,
  )
  const [inBlocks, inOne, markdown, cutAnywhere] = [...document.querySelectorAll('.a2s-text')]
  expect(inBlocks?.childElementCount).toBeGreaterThan(2)
  expect(heightOf(inBlocks)).toBe(heightOf(inOne))
  expect(heightOf(markdown)).toBe(heightOf(inOne))
  // The control: it does matter where a text is cut.
  expect(heightOf(cutAnywhere)).toBeGreaterThan(heightOf(inOne))
})

it('each paragraph of a long text reads in its own direction', async () => {
  await render(
    <div className="a2s-surface" style={{ inlineSize: '20rem' }}>
      {everything}
      <Text variant="body" text={`${'word '.repeat(1000)}\n${'מילה '.repeat(1000)}`} />
    </div>,
  )
  const blocks = [...document.querySelectorAll('.a2s-piece')]
  expect(blocks.length).toBeGreaterThan(3)
  for (const block of blocks) expect(getComputedStyle(block).unicodeBidi).toBe('plaintext')
})

it('what is out of sight of a text of 1 MB is not laid out until it is reached (FOLD-7)', async () => {
  await render(
    <div className="a2s-surface">
      <Text variant="body" text={'Some words of it. '.repeat(60_000)} />
    </div>,
  )
  const blocks = [...document.querySelectorAll('.a2s-piece')]
  const last = blocks.at(-1)
  // What is not laid out is taken for 30 lines, which no block of these has.
  const unknown = 30 * Number.parseFloat(getComputedStyle(last ?? document.body).lineHeight)
  await expect.poll(() => heightOf(blocks[0])).not.toBe(unknown)
  expect(heightOf(last)).toBe(unknown)
  // The control: the same block, once it is in sight.
  last?.scrollIntoView()
  await expect.poll(() => heightOf(last)).not.toBe(unknown)
})
