// A line between items (REND-6).
/** Props of a line between components. */
export interface DividerProps {
  /** `horizontal` lies between items of a column, `vertical` stands between items of a row. */
  axis: 'horizontal' | 'vertical'
  /** Accessible name. */
  ariaLabel?: string
}

/** Classes: `a2s-divider`, `a2s-divider-horizontal`, `a2s-divider-vertical`. */
export function Divider({ axis, ariaLabel }: DividerProps) {
  return <hr className={`a2s-divider a2s-divider-${axis}`} aria-orientation={axis} aria-label={ariaLabel} />
}
