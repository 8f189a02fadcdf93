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

/** A generated check: adds what is wrong with `data`, which lies at `path`, to `faults`. */
type Check = (data: unknown, path: string, faults: Fault[]) => void

/** Wraps the check of a whole document. */
export function validator<T>(check: Check): Validator<T> {
  const validate: Validator<T> = (data): data is T => {
    const faults: Fault[] = []
    check(data, '', faults)
    validate.errors = faults
    return faults.length === 0
  }
  return validate
}

export function report(faults: Fault[], instancePath: string, keyword: Fault['keyword'], params: object): void {
  // The generated code pairs each keyword with its parameters.
  faults.push({ instancePath, keyword, params } as Fault)
}

/** Whether a text is longer than `limit` as JSON Schema counts: in code points, of which JavaScript counts those in pairs twice. */
export function isLonger(text: string, limit: number): boolean {
  return text.length > limit && text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '-').length > limit
}
