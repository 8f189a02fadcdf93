// What holds and separates, what is read, and what stands in for content, as plain HTML elements.
import type { RowProps, Slots } from '../../../src/index'

const JUSTIFY = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  spaceBetween: 'space-between',
  spaceAround: 'space-around',
  spaceEvenly: 'space-evenly',
  stretch: 'flex-start',
} as const

/** A box without a name is no group: nobody wants to hear of it. */
function groupOf({ ariaLabel, description }: Pick<RowProps, 'ariaLabel' | 'description'>) {
  if (ariaLabel === undefined && description === undefined) return {}
  return { role: 'group', 'aria-label': ariaLabel, 'aria-description': description }
}

function stackOf(direction: 'row' | 'column', { justify, align }: Pick<RowProps, 'justify' | 'align'>) {
  const share = justify === 'stretch' ? ' plain-share' : ''
  return {
    className: `plain-${direction}${share}`,
    style: {
      justifyContent: JUSTIFY[justify],
      alignItems: align === 'start' || align === 'end' ? `flex-${align}` : align,
    },
  }
}

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const

export const layout = {
  Row: ({ children, ...props }) => (
    <div {...groupOf(props)} {...stackOf('row', props)}>
      {children}
    </div>
  ),
  Column: ({ children, ...props }) => (
    <div {...groupOf(props)} {...stackOf('column', props)}>
      {children}
    </div>
  ),
  Card: ({ children, ...props }) => (
    <div {...groupOf(props)} className="plain-card">
      {children}
    </div>
  ),
  Divider: ({ axis, ariaLabel }) => (
    <hr className={`plain-rule plain-rule-${axis}`} aria-orientation={axis} aria-label={ariaLabel} />
  ),
  Heading: ({ level, text }) => {
    const Tag = HEADINGS[level]
    return <Tag className="plain-text">{text}</Tag>
  },
  Text: ({ text, variant }) => <p className="plain-text">{variant === 'caption' ? <small>{text}</small> : text}</p>,
  Notice: ({ title, reason, detailsLabel, details }) => (
    <blockquote className="plain-card">
      <p>
        <b>{title}</b> {reason}
      </p>
      <details>
        <summary>{detailsLabel}</summary>
        {/* A box that scrolls has to take the focus, or no key can scroll it. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className="plain-raw" dir="ltr" role="group" aria-label={detailsLabel} tabIndex={0}>
          {details}
        </pre>
      </details>
    </blockquote>
  ),
  Placeholder: ({ label }) => <p>{label}…</p>,
} satisfies Partial<Slots>
