// A framed box; one inside another stays visible as such (REND-6).
import type { ReactNode } from 'react'
import { namedGroup } from './Stack'

/** Props of a framed box. */
export interface CardProps {
  /** The content. */
  children: ReactNode
  /** Accessible name. With it, or a description, the card is a group. */
  ariaLabel?: string
  /** Accessible description. */
  description?: string
}

/** Class: `a2s-card`. */
export function Card({ children, ...names }: CardProps) {
  return (
    <div className="a2s-card" {...namedGroup(names)}>
      {children}
    </div>
  )
}
