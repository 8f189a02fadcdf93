// The contract of every control (REND-7), the library's own and a host's replacement alike.
// DOM ids derive from the caller's id, never from useId: two React roots on one page would count alike (REND-8).

/** What every control takes, the library's own and a host's replacement alike. A control is a complete field. */
export interface ControlProps<Value> {
  /** DOM id of the control itself (of the group, for a group); unique in the page. Focusing that element focuses the field. */
  id: string
  /** The visible label. May be `''`; then `ariaLabel` is given. */
  label: string
  /** The accessible name, given only where it must differ from the visible label. */
  ariaLabel?: string
  /** Help text, shown under the label and tied to the control by `aria-describedby`. */
  description?: string
  /** The present value. The control keeps none of its own. */
  value: Value
  /** Called with the new value at every edit. Never called while `readOnly`. */
  onChange: (value: Value) => void
  /** Called when the person leaves the field; for a group, when the focus leaves the whole group. */
  onBlur: () => void
  /** Marks the field for the eye and for assistive technology. Browser validation (native `required`) is not used. */
  required: boolean
  /** Shown, and focusable where the platform allows it, but not to be changed. */
  readOnly: boolean
  /** What is wrong. Shown under the control, tied to it by `aria-describedby`, and sets `aria-invalid`. */
  error?: string
  /** The word behind the mark of a required field, such as "required". */
  requiredLabel: string
}

/** One thing to choose. */
export interface Option {
  /** Unique among the options and not empty: the caller sees to it. */
  value: string
  /** The text shown. */
  label: string
}

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

/** The words of the filter box above a list of options. Its presence turns the box on. */
export interface FilterWords {
  /** Accessible name and placeholder of the box. */
  label: string
  /** Said and shown while something is typed: how many of all options match. */
  status: (shown: number, total: number) => string
  /** Said and shown when no option matches. */
  none: string
}

/** A control's props without its value: what names and describes it. */
export type Framed = Omit<ControlProps<unknown>, 'value' | 'onChange' | 'onBlur'>

/** What is said of a control in words beside it. A `hint` is a remark on what was entered, and no error. */
type Said = Pick<Framed, 'id' | 'description' | 'error'> & { hint?: string }

/** The ids of the help, hint and error text present, for `aria-describedby`. */
export function describedBy({ id, description, hint, error }: Said) {
  const ids = [
    description !== undefined && `${id}-description`,
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
  ]
  return ids.filter(Boolean).join(' ') || undefined
}

/** The attributes by which a single control is found, named and described. */
export function controlAttributes(props: Framed & Said) {
  return {
    id: props.id,
    'aria-label': props.ariaLabel,
    'aria-describedby': describedBy(props),
    'aria-required': props.required || undefined,
    'aria-invalid': props.error !== undefined || undefined,
  }
}

/** The class list of a field's frame, its state included. */
export function fieldClasses(kind: string, { error, readOnly }: Pick<Framed, 'error' | 'readOnly'>) {
  const states = [error !== undefined && 'a2s-invalid', readOnly && 'a2s-read-only']
  return ['a2s-field', kind, ...states].filter(Boolean).join(' ')
}
