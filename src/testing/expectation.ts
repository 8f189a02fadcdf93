// What a test may expect of a surface, and the check that an expectation is one: a slip in it must not pass for a fault of the model.
import { copyJson } from '../json/copyJson'
import { isJsonObject } from '../json/jsonValue'
import { quote, quoteAll } from '../protocol/quote'

/** A value of an expectation. `undefined` as a member of an object means that nothing may be there, not even `null`. */
export type ExpectedValue =
  string | number | boolean | null | undefined | readonly ExpectedValue[] | { readonly [key: string]: ExpectedValue }

/** A component: `id`, `component` (the name of its type) and any of its properties, as they are on the wire. */
export type ExpectedComponent = Readonly<Record<string, ExpectedValue>>

/**
 * What the surfaces at the end should be like; everything may be left out. Objects match as subsets: members that are not named are
 * not looked at. Lists match exactly. What is missing is not `null`.
 */
export interface SurfaceExpectation {
  /** How many surfaces are live at the end. 0: the output shows none, and may be text alone. */
  readonly surfaces?: number
  /** Which surface all else is about. Without it the one that began last. */
  readonly surfaceId?: string
  readonly version?: 1 | 2 | '0.8'
  /** The `catalogVersion` of version 1, the `catalogId` of the others. */
  readonly catalog?: string
  /** Title of a version 1 surface. */
  readonly title?: string
  /** The component at the top; a version 1 surface has none. */
  readonly root?: ExpectedComponent
  /** Components by id. `undefined`: there is none of this id. */
  readonly components?: Readonly<Record<string, ExpectedComponent | undefined>>
  /** The data model; for version 1 the first values, by field id. */
  readonly model?: ExpectedValue
  /** Buttons that can be pressed, by id, with the name of what they send. `undefined`: there is none that can. */
  readonly actions?: Readonly<Record<string, string | undefined>>
}

type Rule = readonly [holds: (value: unknown) => boolean, wanted: string]

const TEXT: Rule = [(value) => typeof value === 'string', 'a string']
const RULES: ReadonlyMap<string, Rule> = new Map(
  Object.entries({
    surfaces: [(value) => Number.isInteger(value) && Number(value) >= 0, 'a whole number from 0 up'],
    surfaceId: TEXT,
    version: [(value) => value === 1 || value === 2 || value === '0.8', "1, 2 or '0.8'"],
    catalog: TEXT,
    title: TEXT,
    root: [isJsonObject, 'an object with properties of the component'],
    components: [membersAre(isJsonObject), 'an object with a component, or undefined, for each id'],
    model: [() => true, 'any JSON'],
    actions: [
      membersAre((value) => typeof value === 'string'),
      "an object with the action's name, or undefined, for each id",
    ],
  } satisfies Record<keyof SurfaceExpectation, Rule>),
)

function membersAre(holds: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) =>
    isJsonObject(value) && Object.values<unknown>(value).every((member) => member === undefined || holds(member))
}

/**
 * Lets an expectation pass that is one.
 *
 * @throws TypeError that says what is wrong with it
 */
export function checkExpectation(expectation: unknown): asserts expectation is SurfaceExpectation {
  const fail = (fault: string): never => {
    throw new TypeError(`a2ui-surface: the expectation ${fault}`)
  }
  if (!isJsonObject(expectation)) return fail('is no object. Pass one, or nothing.')
  const copy = copyJson(expectation)
  if (!copy.ok) return fail(`is no plain data at "${copy.path}": ${copy.message}`)
  const members = Object.entries<unknown>(expectation).filter(([, value]) => value !== undefined)
  for (const [name, value] of members) {
    const rule = RULES.get(name)
    if (rule === undefined) return fail(`has no ${quote(name)}. It takes ${quoteAll([...RULES.keys()])}.`)
    const [holds, wanted] = rule
    if (!holds(value)) fail(`has a wrong ${quote(name)}: it takes ${wanted}.`)
  }
  const more = members.map(([name]) => name).filter((name) => name !== 'surfaces')
  if (expectation['surfaces'] === 0 && more.length > 0) {
    fail(`is for no surface at all, so that ${quoteAll(more)} can never hold. Leave out one or the other.`)
  }
}
