// Version 1's lowering: the flat list becomes one column, in the order given; each field is bound to its id (V1-1, V1-2).
import { equalJson } from '../json/jsonValue'
import type { ComponentV1, PayloadV1 } from '../protocol/generated/types'
import { isFieldV1 } from '../state/foldV1'
import type { Limits } from '../state/limits'
import { toText } from './coerce'
import { type Draft, expand, type Expanded, matcher } from './expansion'
import { type Check, childrenOf, type Node, type Source, type View } from './node'

type ButtonV1 = Extract<ComponentV1, { component: 'action.button' }>

/** Stands for the surface itself, which is a column, and its title, which are no components. */
const SURFACE = {}

/** Lowers a whole payload. All parts have one parent, so that none is built anew when another comes between (DATA-7). */
export function lowerV1(payload: PayloadV1, previous: View | undefined, limits: Limits): Expanded {
  const { title, components } = payload.surface
  return expand(previous, limits, ({ count, weigh, settle }, previousRoot) => {
    const drafts: Draft[] = []
    const add = (part: object, draftPart: (origin: object) => Draft): void => {
      count(2)
      weigh(part)
      drafts.push(draftPart(part))
    }

    count(1)
    let hasPrimary = false
    if (title) add({ title }, (origin) => heading(origin, title, 0))
    for (const component of components) {
      if (component.component === 'action.button') {
        add(component, () => button(component, !hasPrimary))
        hasPrimary ||= component.action.target === 'resume'
      } else add(component, () => draftOf(component, title ? 1 : 0))
    }
    const previousParts = pair(drafts, childrenOf(previousRoot))
    const children = drafts.map((draft, index) => {
      const before = previousParts[index]
      const same = before !== undefined && equalJson(before.origin, draft.origin)
      return settle(same ? { ...draft, origin: before.origin } : draft, before)
    })
    return settle(
      { kind: 'column', componentId: '', origin: SURFACE, children, justify: 'start', align: 'stretch', flow: true },
      previousRoot,
    )
  })
}

/** The id under which fields of different kinds meet, if there is one: their values would collide (V1-4). */
export function ambiguousField(payload: PayloadV1): { readonly id: string; readonly index: number } | undefined {
  const kinds = new Map<string, string>()
  for (const [index, component] of payload.surface.components.entries()) {
    if (!isFieldV1(component)) continue
    const kind = kinds.get(component.id) ?? component.component
    if (kind !== component.component) return { id: component.id, index }
    kinds.set(component.id, kind)
  }
  return undefined
}

/**
 * The part of the view before that each draft goes on from. What has no id is known by what it says, so that one more text moves no
 * other part; what says nothing that was there, a text that grows, say, goes on from the first of its kind that is left.
 */
function pair(drafts: readonly Draft[], previous: readonly Node[]): readonly (Node | undefined)[] {
  const exactly = matcher(previous, (node) => `${nameOf(node)} ${wordsOf(node)}`)
  const exact = drafts.map((draft) => exactly(`${nameOf(draft)} ${wordsOf(draft)}`))
  const taken = new Set(exact)
  const roughly = matcher(
    previous.filter((node) => !taken.has(node)),
    nameOf,
  )
  return drafts.map((draft, index) => exact[index] ?? roughly(nameOf(draft)))
}

function nameOf(part: Draft): string {
  return `${part.kind} ${part.componentId}`
}

function wordsOf(part: Draft): string {
  const source = 'text' in part ? part.text : undefined
  return source !== undefined && 'literal' in source ? toText(source.literal) : ''
}

function heading(origin: object, text: string, depth: number): Draft {
  return { kind: 'heading', componentId: '', origin, text: { literal: text }, depth }
}

function draftOf(component: Exclude<ComponentV1, ButtonV1>, headingDepth: number): Draft {
  switch (component.component) {
    case 'heading':
      return heading(component, component.text, headingDepth + (component.level ?? 1) - 1)
    case 'text':
      return { kind: 'text', componentId: '', origin: component, text: { literal: component.text }, variant: 'body' }
    case 'field.text':
      return { ...field(component), kind: 'textField', variant: 'shortText', placeholder: component.placeholder }
    case 'field.date':
      return { ...field(component), kind: 'dateTime', type: 'date' }
    case 'field.select':
      return {
        ...field(component),
        kind: 'choice',
        labels: component.options.map(({ label }) => ({ literal: label })),
        values: component.options.map(({ value }) => value),
        multiple: false,
        display: 'plain',
        filterable: false,
        encoding: 'text',
      }
    case 'field.checkbox':
      return { ...field(component), kind: 'checkbox' }
  }
}

/** Version 1 says nothing of looks; the first button that answers is taken for the main one. */
function button(component: ButtonV1, mayBePrimary: boolean): Draft {
  const { target } = component.action
  return {
    kind: 'button',
    componentId: component.id,
    origin: component,
    content: [{ literal: component.label }],
    variant: mayBePrimary && target === 'resume' ? 'primary' : 'default',
    target,
  }
}

interface Field {
  readonly id: string
  readonly label: string
  readonly required?: boolean
}

function field(component: Field): {
  componentId: string
  origin: object
  label: Source
  value: Source
  required: boolean
  checks: Check[]
} {
  const pointer = [component.id]
  const required = component.required ?? false
  return {
    componentId: component.id,
    origin: component,
    label: { literal: component.label },
    value: { pointer },
    required,
    checks: required ? [{ pointer, rejectsFalse: false }] : [],
  }
}
