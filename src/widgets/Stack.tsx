// What Row and Column have in common (REND-6). Named or described by attributes alone: a container has no DOM id.
import type { ReactNode } from 'react'
import { movesInPlace } from './movesInPlace'

export interface StackProps {
  /** The items, in order. */
  children: ReactNode
  /** Where free space along the axis goes; `stretch` shares it out among the items. */
  justify: 'start' | 'center' | 'end' | 'spaceBetween' | 'spaceAround' | 'spaceEvenly' | 'stretch'
  /** Where items stand across the axis; `stretch` makes them as large as the largest. */
  align: 'start' | 'center' | 'end' | 'stretch'
  /** Of a Column: buttons that follow one another stand side by side. Default `false`. */
  flow?: boolean
  /** Accessible name. With it, or a description, the stack is a group. */
  ariaLabel?: string
  /** Accessible description. */
  description?: string
}

/** The attributes that make a box a group for assistive technology, if it is named or described at all. */
export function namedGroup({ ariaLabel, description }: Pick<StackProps, 'ariaLabel' | 'description'>) {
  if (ariaLabel === undefined && description === undefined) return {}
  return { role: 'group', 'aria-label': ariaLabel, 'aria-description': description }
}

/** A box that lays its items out along one axis. */
export function Stack({
  axis,
  children,
  justify,
  align,
  flow = false,
  ...names
}: StackProps & { axis: 'row' | 'column' }) {
  return (
    <div
      ref={movesInPlace}
      className={`a2s-${axis}${flow ? ' a2s-flow' : ''} a2s-justify-${justify} a2s-align-${align}`}
      {...namedGroup(names)}
    >
      {children}
    </div>
  )
}
