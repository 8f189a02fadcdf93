// Stands where something has been named but has not arrived (FOLD-6). No live region: there may be many of them at once.
/** Props of what stands in the place of a component that has not arrived (FOLD-6). */
export interface PlaceholderProps {
  /** Read in its place by assistive technology, such as "Loading". */
  label: string
}

/** Class: `a2s-placeholder`. */
export function Placeholder({ label }: PlaceholderProps) {
  return (
    <div className="a2s-placeholder">
      <span className="a2s-visually-hidden">{label}</span>
    </div>
  )
}
