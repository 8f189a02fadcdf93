// Turns the faults of a validator into the few sentences that an agent can mend its document by (ADM-8).
import { getOwn, type JsonValue } from '../json/jsonValue'
import { formatPointer, type Pointer } from '../json/pointer'
import { describeFault } from './describeFault'
import { type Fault, MAX_FAULTS } from './fault'

/** How many faults are told. Whoever has more to mend sends again and is told the next. */
export const MAX_ERRORS = 20

export interface Explanation {
  readonly path: string
  readonly message: string
}

/** The faults as sentences, in the order of the document. */
export function explain(faults: readonly Fault[], document: JsonValue, documentName: string): readonly Explanation[] {
  const compare = byPosition(document)
  const located = faults.map((fault) => ({ fault, pointer: locate(fault, document) }))
  located.sort((a, b) => compare(a.pointer, b.pointer))
  return abridge(
    located.map(({ fault, pointer }) => ({
      path: formatPointer(pointer),
      message: describeFault(fault, document, documentName),
    })),
  )
}

/** The first of the explanations, and a last one that counts those left out. */
export function abridge(all: readonly Explanation[]): readonly Explanation[] {
  const rest = all.length - MAX_ERRORS
  if (rest <= 0) return all
  const count = all.length < MAX_FAULTS ? String(rest) : `At least ${String(rest)}`
  const message = `${count} more ${rest === 1 ? 'fault is' : 'faults are'} not listed.`
  return [...all.slice(0, MAX_ERRORS), { path: '', message }]
}

/** What is there and wrong is pointed at itself; what is missing, at where it should be a member. */
function locate(fault: Fault, document: JsonValue): Pointer {
  const { pointer } = fault
  if (fault.keyword === 'additionalProperties') return [...pointer, fault.property]
  if (fault.keyword !== 'branchByComponent') return pointer
  const tag = [...pointer, 'component']
  return readOwn(document, tag) === undefined ? pointer : tag
}

function readOwn(document: JsonValue, pointer: Pointer): JsonValue | undefined {
  return pointer.reduce<JsonValue | undefined>(getOwn, document)
}

/** Compares by position in the document: a value before its members, members in their own order. */
function byPosition(document: JsonValue): (a: Pointer, b: Pointer) => number {
  const ranks = new Map<JsonValue, ReadonlyMap<string, number>>()
  const rank = (container: JsonValue | undefined, token: string): number => {
    if (typeof container !== 'object' || container === null) return -1
    if (Array.isArray(container)) return Number(token)
    let order = ranks.get(container)
    if (order === undefined) {
      order = new Map(Object.keys(container).map((key, index) => [key, index]))
      ranks.set(container, order)
    }
    return order.get(token) ?? -1
  }
  return (a, b) => {
    let container: JsonValue | undefined = document
    for (let depth = 0; depth < a.length && depth < b.length; depth += 1) {
      const [left, right] = [a[depth] ?? '', b[depth] ?? '']
      if (left !== right) return rank(container, left) - rank(container, right)
      container = getOwn(container, left)
    }
    return a.length - b.length
  }
}
