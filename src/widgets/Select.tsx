// One of many, on Radix's select: a button that opens a list in a portal. Radix never sees an empty value, and its hidden
// <select> and value slot are left out: they carry style attributes that a strict style-src refuses in server HTML (SEC-4).
import {
  SelectTrigger as Trigger,
  type SelectTriggerProps,
  unstable_SelectProvider as Provider,
} from '@radix-ui/react-select'
import { setNonce } from 'get-nonce'
import { useEffect, useRef, useState } from 'react'
import { detached } from './detached'
import { type ControlProps, controlAttributes, type Option } from './controlProps'
import { Field } from './Field'
import { Icon } from './Icon'
import { piecesOf } from './piecesOf'
import { SelectPopup, toItem, toValue } from './SelectPopup'

/** Props of a choice of one, as a list that opens. */
export interface SelectProps extends ControlProps<string> {
  /** What can be chosen. `value` is one of these values, or `''` for no choice; any other value is shown as it is. */
  options: readonly Option[]
  /** Shown while nothing is chosen. */
  placeholder: string
  /** Turns on an entry with these words that empties the field again (REND-9). */
  clearLabel?: string
  /** Where the list is put; default: the end of `document.body`. Needed inside a modal `<dialog>` or a shadow root. */
  portalContainer?: HTMLElement
  /** Reading direction; default: that of the place where the field stands. */
  dir?: 'ltr' | 'rtl'
  /** The nonce of the page's `style-src`, for the style elements that Radix writes (SEC-4). */
  nonce?: string
}

/**
 * While its list is open Radix keeps the page behind from scrolling and hides it from assistive technology; nothing moves, and there
 * is no switch. A host that wants neither puts `NativeSelect` into the slot.
 *
 * Classes: `a2s-select`, `a2s-select-trigger` (also `a2s-input`, and `a2s-empty` without a choice); the list: `a2s-popup`.
 */
export function Select(all: SelectProps) {
  const { options, placeholder, clearLabel, portalContainer, dir, nonce, value, onChange, onBlur, ...props } = all
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // A list that is open when the field becomes read-only closes, and does not come back by itself.
  if (open && props.readOnly) setOpen(false)
  // The list exists from the moment the field has the focus, since typing on the closed field chooses. Not before: a page
  // of closed selects would hold thousands of entries, and Radix's style elements with them.
  const [focused, setFocused] = useState(false)
  const [direction, setDirection] = useState(dir)

  useEffect(() => {
    if (nonce !== undefined) setNonce(nonce)
  }, [nonce])

  const changeOpen = (next: boolean) => {
    if (next && trigger.current !== null) {
      setDirection(dir ?? (getComputedStyle(trigger.current).direction === 'rtl' ? 'rtl' : 'ltr'))
    }
    setOpen(next)
  }
  const choose = (item: string) => {
    if (!props.readOnly) onChange(toValue(item))
  }
  const chosen = options.find((option) => option.value === value)?.label ?? value
  // `dir: undefined` undoes Radix's own dir="ltr", so that the trigger follows its surroundings.
  const inherited: SelectTriggerProps = { ...detached, dir }

  return (
    <Field
      {...props}
      className="a2s-select"
      onLabelClick={(event) => {
        // As with a native select: the label gives the focus. Passed on, the click would open the list.
        event.preventDefault()
        trigger.current?.focus()
      }}
    >
      <Provider
        open={open}
        onOpenChange={changeOpen}
        value={value === '' ? '' : toItem(value)}
        onValueChange={choose}
        {...(direction !== undefined && { dir: direction })}
      >
        <Trigger
          {...controlAttributes(props)}
          {...inherited}
          ref={trigger}
          className={`a2s-input a2s-select-trigger${value === '' ? ' a2s-empty' : ''}`}
          aria-readonly={props.readOnly || undefined}
          onFocus={() => {
            setFocused(true)
          }}
          onBlur={() => {
            setFocused(false)
            // The focus moves into the open list and comes back: that is not leaving the field.
            if (!open) onBlur()
          }}
        >
          <span className="a2s-select-value">{piecesOf(value === '' ? placeholder : chosen)}</span>
          <Icon name="chevron" />
        </Trigger>
        {(focused || open) && (
          <SelectPopup
            options={
              clearLabel === undefined || value === '' ? options : [{ value: '', label: clearLabel }, ...options]
            }
            trigger={trigger}
            name={
              props.ariaLabel === undefined
                ? { 'aria-labelledby': `${props.id}-label` }
                : { 'aria-label': props.ariaLabel }
            }
            container={portalContainer}
            nonce={nonce}
          />
        )}
      </Provider>
    </Field>
  )
}
