// What the generated validators need at run time. Nothing else may be added for their sake: they hold no library code.

/** One broken rule of a schema, as the generated validators report it. `instancePath` is a JSON Pointer. */
export type Fault = { readonly instancePath: string } & (
  | { readonly keyword: 'required'; readonly params: { readonly missingProperty: string } }
  | { readonly keyword: 'additionalProperties'; readonly params: { readonly additionalProperty: string } }
  | { readonly keyword: 'type'; readonly params: { readonly type: string | readonly string[] } }
  | { readonly keyword: 'pattern'; readonly params: { readonly pattern: string } }
  | {
      readonly keyword: 'enum' | 'branchByComponent' | 'branchByKey'
      readonly params: { readonly allowed: readonly string[] }
    }
  | {
      readonly keyword:
        'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minProperties' | 'maxProperties'
      readonly params: { readonly limit: number }
    }
)

/** Tells whether a value is a `T`; after a `false`, `errors` holds the reasons until the next call. */
export interface Validator<T> {
  (data: unknown): data is T
  errors?: Fault[] | null
}

/** Where a validator stops looking for more faults, give or take those of one component. It bounds the work on hostile input. */
export const MAX_FAULTS = 100

export function report(faults: Fault[] | null, fault: Fault): Fault[] {
  if (faults === null) return [fault]
  faults.push(fault)
  return faults
}

/** The length of a text as JSON Schema counts it: in Unicode code points, of which JavaScript counts those in pairs twice. */
export function ucs2length(text: string): number {
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '-').length
}
