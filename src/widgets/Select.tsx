// One of many: a button that opens a list. The button is ours and light, so that a page of closed selects costs little; the list is
// Radix's, loaded late (lateSelectPopup.ts).
import { useRef, useState } from 'react'
import { controlAttributes, type SelectProps } from './controlProps'
import { detached } from './detached'
import { Field } from './Field'
import { useSelectPopup } from './lateSelectPopup'
import { NativeSelect } from './NativeSelect'
import { piecesOf } from './piecesOf'
import type { TriggerHandlers } from './SelectPopup'
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect'

/** The keys that open a list; Enter and the space bar press the button. */
const OPENING = ['ArrowDown', 'ArrowUp']

/**
 * The code of the list is a part of the library that a bundler splits off. It is loaded as soon as the first select is on the page; a
 * press before it is there opens the list when it is, and where it cannot be loaded a `NativeSelect` takes the field's place.
 *
 * While its list is open Radix keeps the page behind from scrolling and hides it from assistive technology; nothing moves, and there
 * is no switch. A host that wants neither puts `NativeSelect` into the slot.
 *
 * Classes: `a2s-select`, `a2s-select-trigger` (also `a2s-input`, and `a2s-empty` without a choice); the list: `a2s-popup`.
 */
export function Select(all: SelectProps) {
  const { options, placeholder, clearLabel, portalContainer, dir, nonce, value, onChange, onBlur, ...props } = all
  const triggerRef = useRef<HTMLButtonElement>(null)
  const handlersRef = useRef<TriggerHandlers>({})
  const [open, setOpen] = useState(false)
  // A list that is open when the field becomes read-only closes, and does not come back by itself.
  if (open && props.readOnly) setOpen(false)
  // The list exists from the moment the field has the focus, since typing on the closed field chooses. Not before: a page
  // of closed selects would hold thousands of entries, and Radix's style elements with them.
  const [focused, setFocused] = useState(false)
  const list = useSelectPopup(focused || open)
  const [direction, setDirection] = useState(dir)
  const place = useRef<Document | ShadowRoot>(undefined)

  useIsomorphicLayoutEffect(() => {
    // The button that had the focus is gone.
    if (list === 'missing') place.current?.getElementById(props.id)?.focus()
  }, [list, props.id])
  if (list === 'missing') return <NativeSelect {...all} />

  const changeOpen = (next: boolean) => {
    if (next && triggerRef.current !== null) {
      setDirection(dir ?? (getComputedStyle(triggerRef.current).direction === 'rtl' ? 'rtl' : 'ltr'))
    }
    setOpen(next && !props.readOnly)
  }
  const chosen = options.find((option) => option.value === value)?.label ?? value
  const listId = `${props.id}-list`
  const isShown = open && list !== undefined
  const isEmpty = value === ''

  return (
    <Field
      {...props}
      className="a2s-select"
      onLabelClick={(event) => {
        // As with a native select: the label gives the focus. Passed on, the click would open the list.
        event.preventDefault()
        triggerRef.current?.focus()
      }}
    >
      <button
        {...controlAttributes(props)}
        {...detached}
        ref={triggerRef}
        type="button"
        role="combobox"
        aria-autocomplete="none"
        aria-controls={isShown ? listId : undefined}
        aria-expanded={isShown}
        aria-readonly={props.readOnly || undefined}
        className={`a2s-input a2s-select-trigger${isEmpty ? ' a2s-empty' : ''}`}
        dir={dir}
        onFocus={(event) => {
          place.current = event.currentTarget.getRootNode() as Document | ShadowRoot
          setFocused(true)
        }}
        onBlur={() => {
          place.current = undefined
          setFocused(false)
          // The focus moves into the open list and comes back: that is not leaving the field.
          if (isShown) return
          setOpen(false)
          onBlur()
        }}
        onPointerDown={(event) => {
          if (handlersRef.current.onPointerDown) handlersRef.current.onPointerDown(event)
          else if (event.pointerType === 'mouse' && event.button === 0 && !event.ctrlKey) changeOpen(true)
        }}
        onKeyDown={(event) => {
          if (handlersRef.current.onKeyDown) handlersRef.current.onKeyDown(event)
          else if (OPENING.includes(event.key)) changeOpen(true)
        }}
        onClick={(event) => {
          if (isShown) return
          // Safari gives a pressed button no focus by itself.
          event.currentTarget.focus()
          changeOpen(true)
        }}
      >
        <span className="a2s-select-value">{piecesOf(isEmpty ? placeholder : chosen)}</span>
      </button>
      {list !== undefined && (
        <list.SelectPopup
          options={clearLabel === undefined || isEmpty ? options : [{ value: '', label: clearLabel }, ...options]}
          value={value}
          onChange={(next) => {
            if (!props.readOnly) onChange(next)
          }}
          open={open}
          onOpenChange={changeOpen}
          triggerRef={triggerRef}
          handlersRef={handlersRef}
          id={listId}
          name={
            props.ariaLabel === undefined
              ? { 'aria-labelledby': `${props.id}-label` }
              : { 'aria-label': props.ariaLabel }
          }
          dir={direction ?? 'ltr'}
          container={portalContainer}
          nonce={nonce}
        />
      )}
    </Field>
  )
}
