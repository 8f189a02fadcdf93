// Stands in the place of what could not be shown (STORE-2): a short reason, and the raw document as inert text on request.
import { Icon } from './Icon'
import { piecesOf } from './piecesOf'

/** Props of what stands in the place of a document that cannot be shown (STORE-2). */
export interface NoticeProps {
  /** What is the matter, in a few neutral words. */
  title: string
  /** Why, in one sentence. */
  reason: string
  /** The words that open the raw document. */
  detailsLabel: string
  /** The raw document. Only ever text. */
  details: string
}

/** Classes: `a2s-notice`, `a2s-notice-title`, `a2s-notice-reason`, `a2s-notice-details`, `a2s-raw`. */
export function Notice({ title, reason, detailsLabel, details }: NoticeProps) {
  return (
    <div className="a2s-notice">
      <Icon name="info" />
      <div className="a2s-notice-body">
        <p className="a2s-notice-title">{title}</p>
        <p className="a2s-notice-reason">{reason}</p>
        <details className="a2s-notice-details">
          <summary>{detailsLabel}</summary>
          {/* A box that scrolls must take the focus, or the keyboard cannot scroll it (WCAG 2.1.1). */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className="a2s-raw" role="group" aria-label={detailsLabel} tabIndex={0}>
            {piecesOf(details)}
          </pre>
        </details>
      </div>
    </div>
  )
}
