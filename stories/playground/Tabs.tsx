// Tabs with the keys of the ARIA pattern: arrows, Home and End move, and what is reached is shown.
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export interface Tab {
  readonly name: string
  /** Shown beside the name. */
  readonly count?: number
  readonly content: ReactNode
}

export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(0)

  const go = (index: number): void => {
    setSelected(index)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]').item(index).focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const last = tabs.length - 1
    const target = {
      [forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight']: selected === 0 ? last : selected - 1,
      [forward]: selected === last ? 0 : selected + 1,
      Home: 0,
      End: last,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }
  return (
    <>
      <div ref={list} className="pg-tabs" role="tablist" aria-label={label}>
        {tabs.map(({ name, count }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${String(index)}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => {
              go(index)
            }}
            onKeyDown={onKeyDown}
          >
            {name}
            {count !== undefined && count > 0 && <span className="pg-badge">{count}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className="pg-tab-panel"
        role="tabpanel"
        aria-labelledby={`${id}-tab-${String(selected)}`}
        tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so the keyboard must reach it.
      >
        {tabs[selected]?.content}
      </div>
    </>
  )
}
