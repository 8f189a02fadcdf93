// One surface with every kind of control on it, for what must hold of all.
import { button, column, surfaceV2 } from './documents'

const options = ['One', 'Two', 'Three'].map((label) => ({ label, value: label.toLowerCase() }))

function choice(label: string, more: object): Readonly<Record<string, unknown>> {
  const id = label.toLowerCase()
  return { id, component: 'ChoicePicker', label, options, value: { path: `/${id}` }, ...more }
}

const controls = [
  { id: 'short', component: 'TextField', label: 'Short', value: { path: '/short' } },
  { id: 'long', component: 'TextField', label: 'Long', variant: 'longText', value: { path: '/long' } },
  { id: 'number', component: 'TextField', label: 'Number', variant: 'number', value: { path: '/number' } },
  { id: 'box', component: 'CheckBox', label: 'Box', value: { path: '/box' } },
  choice('Select', {}),
  choice('Radios', { filterable: true }),
  choice('Boxes', { variant: 'multipleSelection' }),
  choice('Filtered', { variant: 'multipleSelection', filterable: true }),
  choice('Chip', { displayStyle: 'chips' }),
  choice('Chips', { displayStyle: 'chips', variant: 'multipleSelection' }),
  { id: 'date', component: 'DateTimeInput', label: 'Date', value: { path: '/date' }, enableDate: true },
  { id: 'time', component: 'DateTimeInput', label: 'Time', value: { path: '/time' }, enableTime: true },
  {
    id: 'both',
    component: 'DateTimeInput',
    label: 'Both',
    value: { path: '/both' },
    enableDate: true,
    enableTime: true,
  },
]

/** The labels of all controls, buttons left out. */
export const controlLabels: readonly string[] = controls.map((control) => String(control['label']))

/** A version 2 payload. Data: all of it missing. */
export const everyControl = surfaceV2([
  column('root', ...controls.map((control) => String(control['id'])), 'send', 'ask'),
  ...controls,
  ...button('resume', 'Send'),
  ...button('exchange', 'Ask'),
])
