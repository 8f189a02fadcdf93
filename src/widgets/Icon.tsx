// The few line drawings beside words, inline: a data: URL in CSS would need `img-src data:` (SEC-4). Marks inside controls are CSS's.
const drawings = {
  info: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5M8 7.25v3.75M8 4.9v.2',
  alert: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5M8 4.75v4M8 11v.2',
  shield: 'M8 1.75l5.25 2v3.75c0 3.25-2.1 5.6-5.25 6.75-3.15-1.15-5.25-3.5-5.25-6.75V3.75zM8 5v3.5M8 10.8v.2',
  agent: 'M2.75 3.25h10.5v7.5h-6l-3 2.75v-2.75h-1.5z',
} as const

export interface IconProps {
  /** Which drawing. */
  name: keyof typeof drawings
}

/** A decoration of 1em beside words that say the same; hidden from assistive technology. Class: `a2s-icon`. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={`a2s-icon a2s-icon-${name}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={drawings[name]} fill="none" stroke="currentColor" />
    </svg>
  )
}
