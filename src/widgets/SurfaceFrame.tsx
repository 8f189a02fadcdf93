// The box of one surface. What an agent says of itself stays inside it and marked as such (TRUST-3, TRUST-4), and nothing
// in it can paint or stand outside (SEC-5: `contain` in the stylesheet).
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { Icon } from './Icon'
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect'

export interface SurfaceFrameProps {
  /** The content of the surface. */
  children: ReactNode
  /** Accessible name of the surface. */
  label: string
  /** Who speaks, as the agent says, such as "From Travel agent". */
  attribution?: string
  /** The warning that the content is not trusted; shown in words and with a shape. */
  untrusted?: string
  /** Why some of the buttons cannot be pressed, each once; they are described by these ids. */
  reasons?: readonly { id: string; text: string }[]
  /** What is going on, said politely; `''` for nothing. */
  status: string
  /** Whether the status is for assistive technology alone: to show it would push away what stands below. Default `false`. */
  quiet?: boolean
  /** What went wrong with sending; said at once. */
  alert?: string
  /** What is missing, in one sentence; said at once. */
  errorSummary?: string
  /** Something is under way: `aria-busy`. */
  busy: boolean
  /** Reading direction; default: that of the place. */
  dir?: 'ltr' | 'rtl'
  /** Language of the library's own words, as a BCP 47 tag. */
  lang?: string
  /** The agent's colour, `#rrggbb`: tints the edge and the primary button, whose text turns black or white (4.5:1). */
  accent?: string
  /** The host's own class. */
  className?: string
  /** Gets the element of the surface. */
  rootRef: Ref<HTMLDivElement>
}

/**
 * Classes: `a2s-surface`, `a2s-tinted`, `a2s-header`, `a2s-attribution`, `a2s-untrusted`, `a2s-body`, `a2s-footer`, `a2s-alert`, `a2s-reason`,
 * `a2s-status`.
 */
export function SurfaceFrame({ accent, rootRef, children, ...props }: SurfaceFrameProps) {
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(rootRef, () => root.current)

  useIsomorphicLayoutEffect(() => {
    if (accent === undefined) root.current?.style.removeProperty('--a2s-agent-tint')
    else root.current?.style.setProperty('--a2s-agent-tint', accent)
  }, [accent])

  const classes = ['a2s-surface', accent !== undefined && 'a2s-tinted', props.className]
  return (
    <div
      ref={root}
      className={classes.filter(Boolean).join(' ')}
      role="group"
      aria-label={props.label}
      aria-busy={props.busy || undefined}
      dir={props.dir}
      lang={props.lang}
    >
      {(props.attribution !== undefined || props.untrusted !== undefined) && (
        <div className="a2s-header">
          {props.attribution !== undefined && <Remark icon="agent" kind="attribution" text={props.attribution} />}
          {props.untrusted !== undefined && <Remark icon="shield" kind="untrusted" text={props.untrusted} />}
        </div>
      )}
      <div className="a2s-body">{children}</div>
      <div className="a2s-footer">
        {(props.alert !== undefined || props.errorSummary !== undefined) && (
          <div className="a2s-alert" role="alert">
            <Icon name="alert" />
            <div>
              {props.alert !== undefined && <p>{props.alert}</p>}
              {props.errorSummary !== undefined && <p>{props.errorSummary}</p>}
            </div>
          </div>
        )}
        {props.reasons?.map(({ id, text }) => (
          <p key={id} id={id} className="a2s-reason">
            {text}
          </p>
        ))}
        <p className={props.quiet ? 'a2s-visually-hidden' : 'a2s-status'} role="status">
          {props.status}
        </p>
      </div>
    </div>
  )
}

function Remark({ icon, kind, text }: { icon: 'agent' | 'shield'; kind: 'attribution' | 'untrusted'; text: string }) {
  return (
    <p className={`a2s-${kind}`}>
      <Icon name={icon} />
      {/* <bdi>: a name full of direction marks cannot reorder what stands beside it. */}
      <bdi>{text}</bdi>
    </p>
  )
}
