// The box that each node of a surface stands in, whatever widget is in it. It is always there, so that a weight can come and go
// without the widget being built anew (DATA-7), and it holds the space around a leaf, so that a host's own widgets line up.
import { type ReactNode, useRef } from 'react'
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect'

export interface CellProps {
  /** What is in it: a `leaf` has space around it, a `button` is a leaf that can share a line, a `stack` adds none of its own. */
  kind: 'leaf' | 'button' | 'stack'
  /** The share of the free space in a Row or Column (`flex-grow`), 0 or more. With 0, or without, it keeps its natural size. */
  weight?: number | undefined
  /** Number of the node, by which a tool can find the cell. */
  node?: number
  /** The one widget. */
  children: ReactNode
}

/**
 * Classes: `a2s-cell`, `a2s-cell-…`, `a2s-weighted`. The weight is set by CSSOM: a style attribute in server HTML would break a strict
 * style-src (SEC-4). Until then the class gives every weighted item the share 1.
 */
export function Cell({ kind, weight, node, children }: CellProps) {
  const box = useRef<HTMLDivElement>(null)
  useIsomorphicLayoutEffect(() => {
    const style = box.current?.style
    if (style === undefined || weight === undefined) return
    style.flexGrow = String(weight)
    style.flexBasis = weight === 0 ? 'auto' : ''
    return () => {
      style.flexGrow = ''
      style.flexBasis = ''
    }
  }, [weight])
  return (
    <div
      ref={box}
      data-a2s-node={node}
      className={`a2s-cell a2s-cell-${kind}${weight === undefined ? '' : ' a2s-weighted'}`}
    >
      {children}
    </div>
  )
}
