// What the generated validators are made of: a check for each keyword that the schemas use, put together once when the module loads.
import { isJsonObject } from '../json/jsonValue'
import { type Fault, type Found, locate, MAX_FAULTS, report, reportType } from './fault'

/** Tells whether a value is a `T`; after a `false`, `errors` holds the reasons until the next call. */
export interface Validator<T> {
  (data: unknown): data is T
  errors?: readonly Fault[]
}

/** Adds what is wrong with `data` to `faults`, pointed at from `data` itself. */
export type Check = (data: unknown, faults: Found[]) => void

/** Wraps the check of a whole document. */
export function validator<T>(check: Check): Validator<T> {
  const validate: Validator<T> = (data): data is T => {
    const faults: Found[] = []
    check(data, faults)
    validate.errors = faults
    return faults.length === 0
  }
  return validate
}

export const any: Check = () => undefined

/** Picks the check by the type of a value, where several are allowed. */
export function types(checks: Partial<Record<'string' | 'number' | 'boolean' | 'array' | 'object', Check>>): Check {
  const { string, number, boolean, array, object } = checks
  const allowed = Object.keys(checks)
  return (data, faults) => {
    let check: Check | undefined
    if (typeof data === 'string') check = string
    else if (typeof data === 'number') check = number
    else if (typeof data === 'boolean') check = boolean
    else check = Array.isArray(data) ? array : isJsonObject(data) ? object : undefined
    if (check === undefined) report(faults, { keyword: 'type', allowed })
    else check(data, faults)
  }
}

/** Picks the check by the `component` of an object. */
export function branchByComponent(checks: Readonly<Record<string, Check>>): Check {
  const byName = new Map<unknown, Check>(Object.entries(checks))
  const allowed = Object.keys(checks)
  return (data, faults) => {
    if (!isJsonObject(data)) {
      reportType(faults, 'object')
      return
    }
    const check = byName.get(data['component'])
    if (check === undefined) report(faults, { keyword: 'branchByComponent', allowed })
    else check(data, faults)
  }
}

/** Picks the check by the one key that tells an object from the others. */
export function branchByKey(checks: Readonly<Record<string, Check>>): Check {
  const allowed = Object.keys(checks)
  return (data, faults) => {
    if (!isJsonObject(data)) {
      reportType(faults, 'object')
      return
    }
    const key = allowed.find((name) => data[name] !== undefined)
    if (key === undefined) report(faults, { keyword: 'branchByKey', allowed })
    else checks[key]?.(data, faults)
  }
}

export function oneOf(allowed: readonly string[]): Check {
  return (data, faults) => {
    if (!allowed.includes(data as string)) report(faults, { keyword: 'enum', allowed })
  }
}

export const boolean: Check = (data, faults) => {
  if (typeof data !== 'boolean') reportType(faults, 'boolean')
}

interface StringKeywords {
  readonly maxLength?: number
  readonly minLength?: number
  readonly pattern?: string
}

export function string({ maxLength, minLength, pattern }: StringKeywords = {}): Check {
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  return (data, faults) => {
    if (typeof data !== 'string') {
      reportType(faults, 'string')
      return
    }
    if (maxLength !== undefined && isLonger(data, maxLength)) report(faults, { keyword: 'maxLength', limit: maxLength })
    // It is never more than 1, so that code points need no count.
    if (minLength !== undefined && data.length < minLength) report(faults, { keyword: 'minLength', limit: minLength })
    if (pattern !== undefined && expression?.test(data) === false) report(faults, { keyword: 'pattern', pattern })
  }
}

export const number: Check = (data, faults) => {
  if (typeof data !== 'number') reportType(faults, 'number')
}

interface IntegerKeywords {
  readonly maximum?: number
  readonly minimum?: number
}

export function integer({ maximum = Infinity, minimum = -Infinity }: IntegerKeywords = {}): Check {
  return (data, faults) => {
    if (!Number.isInteger(data)) {
      reportType(faults, 'integer')
      return
    }
    if ((data as number) > maximum) report(faults, { keyword: 'maximum', limit: maximum })
    if ((data as number) < minimum) report(faults, { keyword: 'minimum', limit: minimum })
  }
}

interface ArrayKeywords {
  readonly maxItems?: number
  readonly minItems?: number
  readonly items?: Check
}

export function array({ maxItems, minItems, items = any }: ArrayKeywords = {}): Check {
  return (data, faults) => {
    if (!Array.isArray(data)) {
      reportType(faults, 'array')
      return
    }
    const { length } = data
    if (maxItems !== undefined && length > maxItems) report(faults, { keyword: 'maxItems', limit: maxItems })
    if (minItems !== undefined && length < minItems) report(faults, { keyword: 'minItems', limit: minItems })
    for (let index = 0; index < length; index += 1) {
      const known = faults.length
      if (known >= MAX_FAULTS) break
      items(data[index], faults)
      if (faults.length > known) locate(faults, known, index)
    }
  }
}

interface ObjectKeywords {
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Check>>
  /** The check of every other property; without it there may be none. */
  readonly additionalProperties?: Check
  readonly maxProperties?: number
  readonly minProperties?: number
}

export function object({
  required = [],
  properties = {},
  additionalProperties,
  maxProperties,
  minProperties,
}: ObjectKeywords): Check {
  const byName = new Map(Object.entries(properties))
  const { length } = required
  return (data, faults) => {
    if (!isJsonObject(data)) {
      reportType(faults, 'object')
      return
    }
    // By index: until an engine has optimised this, an iterator for each object is a quarter of the time.
    for (let index = 0; index < length; index += 1) {
      const property = required[index] ?? ''
      if (data[property] === undefined) report(faults, { keyword: 'required', property })
    }
    let count = 0
    for (const key in data) {
      const known = faults.length
      if (known >= MAX_FAULTS) break
      count += 1
      const check = byName.get(key) ?? additionalProperties
      if (check === undefined) {
        report(faults, { keyword: 'additionalProperties', property: key })
        continue
      }
      check(data[key], faults)
      if (faults.length > known) locate(faults, known, key)
    }
    if (maxProperties !== undefined && count > maxProperties) {
      report(faults, { keyword: 'maxProperties', limit: maxProperties })
    }
    if (minProperties !== undefined && count < minProperties) {
      report(faults, { keyword: 'minProperties', limit: minProperties })
    }
  }
}

/** Whether a text is longer than `limit` as JSON Schema counts: in code points, of which JavaScript counts those in pairs twice. */
export function isLonger(text: string, limit: number): boolean {
  return text.length > limit && text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '-').length > limit
}
