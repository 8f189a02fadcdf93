// Text with simple Markdown, for hosts that opt in (REND-2): emphasis, strong, code, lists and line breaks. Everything else is switched
// off in the parser, so that it stays the text it was; what remains is a tree, and the switch below is all that it can become.
import type { List, ListItem, Nodes, Parents } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { Fragment, type ReactNode, useMemo } from 'react'
import { piecesOf } from './piecesOf'
import type { TextProps } from './Text'

/** Longest text that is parsed; a longer one is shown as it is. The parser's worst inputs cost the square of their length. */
const MAX_LENGTH = 4096

/** Deepest nesting that is shown as such; below it lies plain text. */
const MAX_DEPTH = 16

// Character references are off as well: to decode them the parser would set HTML on an element, which strict pages forbid.
const OFF = [
  'autolink',
  'blockQuote',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
  'setextUnderline',
  'thematicBreak',
]

/**
 * A `Text` slot that reads simple Markdown: `slots={{ Text: MarkdownText }}`. Links, images, HTML and all else come out as the text
 * they are (SEC-1). Classes: those of `Text`, and `a2s-markdown`, `a2s-markdown-list`, `a2s-markdown-code`.
 */
export function MarkdownText({ text, variant }: TextProps) {
  const content = useMemo(() => render(text), [text])
  return <div className={`a2s-text a2s-text-${variant} a2s-markdown`}>{content}</div>
}

function render(text: string): ReactNode {
  if (text.length > MAX_LENGTH) return piecesOf(text)
  return renderNode(fromMarkdown(text, { extensions: [{ disable: { null: OFF } }] }), 0)
}

function renderNode(node: Nodes, depth: number): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value
    case 'break':
      return <br />
    case 'inlineCode':
      return <code className="a2s-markdown-code">{node.value}</code>
    case 'emphasis':
      return <em>{renderChildren(node, depth)}</em>
    case 'strong':
      return <strong>{renderChildren(node, depth)}</strong>
    case 'paragraph':
      return <p>{renderChildren(node, depth)}</p>
    case 'list':
      return renderList(node, depth)
    case 'listItem':
      return <li>{renderItem(node, depth)}</li>
    case 'root':
      return renderChildren(node, depth)
    default:
      return 'children' in node ? renderChildren(node, depth) : null
  }
}

function renderList(node: List, depth: number): ReactNode {
  const items = renderChildren(node, depth)
  if (!node.ordered) return <ul className="a2s-markdown-list">{items}</ul>
  return (
    <ol className="a2s-markdown-list" start={node.start ?? 1}>
      {items}
    </ol>
  )
}

/** The lines of a tight list stand without paragraphs of their own. */
function renderItem(node: ListItem, depth: number): ReactNode {
  if (node.spread) return renderChildren(node, depth)
  return node.children.map((child, index) => (
    <Fragment key={index}>
      {child.type === 'paragraph' ? renderChildren(child, depth + 1) : renderNode(child, depth + 1)}
    </Fragment>
  ))
}

function renderChildren(node: Parents, depth: number): ReactNode {
  if (depth >= MAX_DEPTH) return plainText(node)
  return node.children.map((child, index) => <Fragment key={index}>{renderNode(child, depth + 1)}</Fragment>)
}

function plainText(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}
