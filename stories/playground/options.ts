// What a host decides around a surface, as far as the Playground lets one try it. Each list is in the order of its control.
import type { Trust } from './run'

export type Answers = 'accept' | 'reject' | 'never' | 'none'

export interface Options {
  readonly interrupt: 'unknown' | 'clarification' | 'approval'
  readonly trust: Trust
  readonly answers: Answers
  readonly dir: 'page' | 'ltr' | 'rtl'
  readonly colours: 'page' | 'light' | 'dark'
  readonly width: '320' | '480' | 'full'
}

export const DEFAULTS: Options = {
  interrupt: 'unknown',
  trust: 'asSent',
  answers: 'accept',
  dir: 'page',
  colours: 'page',
  width: 'full',
}

type Choices<Value extends string> = readonly (readonly [value: Value, label: string])[]

export const INTERRUPTS: Choices<Options['interrupt']> = [
  ['unknown', 'Not said'],
  ['clarification', 'Clarification'],
  ['approval', 'Approval'],
]

export const TRUSTS: Choices<Trust> = [
  ['asSent', 'As sent'],
  ['untrusted', 'Untrusted'],
  ['trusted', 'Trusted'],
]

export const ANSWERS: Choices<Answers> = [
  ['accept', 'Accept'],
  ['reject', 'Reject'],
  ['never', 'Never answer'],
  ['none', 'None passed'],
]

export const DIRECTIONS: Choices<Options['dir']> = [
  ['page', 'As the page'],
  ['ltr', 'Left to right'],
  ['rtl', 'Right to left'],
]

export const COLOURS: Choices<Options['colours']> = [
  ['page', 'As the page'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]

export const WIDTHS: Choices<Options['width']> = [
  ['320', '320 px'],
  ['480', '480 px'],
  ['full', 'Full'],
]

/** What the callbacks do with a value; a person should have the time to see the surface busy. */
export function answer(answers: Answers): Promise<void> {
  return new Promise((resolve, reject) => {
    if (answers === 'accept') setTimeout(resolve, 600)
    else if (answers === 'reject') setTimeout(reject, 600, new Error('The Playground was told to reject.'))
  })
}
