// What a validator finds: faults, which are pointed at from the inside out, so that a document without any makes no paths.
import type { Pointer } from '../json/pointer'

/** One broken rule of a schema, and where. */
export type Fault = { readonly pointer: Pointer } & (
  | { readonly keyword: 'required' | 'additionalProperties'; readonly property: string }
  | { readonly keyword: 'type' | 'enum' | 'branchByComponent' | 'branchByKey'; readonly allowed: readonly string[] }
  | { readonly keyword: 'pattern'; readonly pattern: string }
  | { readonly keyword: `${'min' | 'max'}${'imum' | 'Length' | 'Items' | 'Properties'}`; readonly limit: number }
)

/** Where a validator stops looking for more faults, give or take those of one component. It bounds the work on hostile input. */
export const MAX_FAULTS = 100

type Reason = Fault extends infer F ? (F extends Fault ? Omit<F, 'pointer'> : never) : never

/** A fault while it is on its way up: each level puts its own token before those below. */
export type Found = Reason & { readonly pointer: string[] }

export function report(faults: Found[], reason: Reason): void {
  faults.push({ pointer: [], ...reason })
}

export function reportType(faults: Found[], type: string): void {
  report(faults, { keyword: 'type', allowed: [type] })
}

/** Puts `key` before the places of the faults after the first `known`. A document without faults makes no paths. */
export function locate(faults: readonly Found[], known: number, key: string | number): void {
  for (const { pointer } of faults.slice(known)) pointer.unshift(String(key))
}
