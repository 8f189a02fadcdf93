// A surface's components as a nested list. The one that is pointed at, or has the focus, is outlined on the page.
import { useEffect, useState } from 'react'
import { toText } from '../catalog/coerce'
import { childrenOf, type Node, type Source, type View } from '../catalog/node'
import { readSource } from '../catalog/reader'
import { elementsOf } from '../render/surfaceElements'
import { formatPointer } from '../json/pointer'
import type { Surface } from '../state/surface'

interface NodeTreeProps {
  readonly root: Node
  readonly surface: Surface<View>
  readonly live: Surface<View> | undefined
}

export function NodeTree({ root, surface, live }: NodeTreeProps) {
  const [key, setKey] = useState<number>()
  useEffect(() => {
    const elements = live === undefined || key === undefined ? [] : elementsOf(live, key)
    for (const element of elements) element.style.outline = '2px solid Highlight'
    return () => {
      for (const element of elements) element.style.outline = ''
    }
  }, [live, key])

  return (
    <ul className="a2i-tree">
      <Branch
        node={root}
        surface={surface}
        onPoint={setKey}
        onPick={(picked) => {
          if (live !== undefined) elementsOf(live, picked)[0]?.scrollIntoView({ block: 'nearest' })
        }}
      />
    </ul>
  )
}

interface BranchProps {
  readonly node: Node
  readonly surface: Surface<View>
  readonly onPoint: (key: number | undefined) => void
  readonly onPick: (key: number) => void
}

function Branch({ node, ...props }: BranchProps) {
  const { surface, onPoint, onPick } = props
  const children = childrenOf(node)
  const point = (): void => {
    onPoint(node.key)
  }
  const leave = (): void => {
    onPoint(undefined)
  }
  return (
    <li>
      <button
        type="button"
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
        onClick={() => {
          onPick(node.key)
        }}
      >
        <b>{node.kind}</b> {node.componentId !== '' && <code>{node.componentId}</code>}{' '}
        <span>{wordsOf(node, surface)}</span>
      </button>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Branch key={child.key} node={child} {...props} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** What tells a node from its like: what it says, and where its value lies. */
function wordsOf(node: Node, surface: Surface<View>): string {
  const read = (source: Source): string => toText(readSource(surface, source))
  switch (node.kind) {
    case 'text':
    case 'heading':
      return shorten(read(node.text))
    case 'button':
      return `${shorten(node.content.map(read).join(' '))} → ${node.target}`
    case 'textField':
    case 'checkbox':
    case 'choice':
    case 'dateTime':
      return `${shorten(read(node.label))} ↔ ${'pointer' in node.value ? formatPointer(node.value.pointer) || '/' : 'a literal'}`
    default:
      return ''
  }
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
