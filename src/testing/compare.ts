// An expectation against the surfaces at the end, value by value, so that a nearly right surface scores more than a wrong one.
import { equalJson, getOwn, isJsonObject, type JsonObject, type JsonValue } from '../json/jsonValue'
import { formatPointer, type Pointer } from '../json/pointer'
import { quote } from '../protocol/quote'
import type { ExpectedValue, SurfaceExpectation } from './expectation'
import type { JudgedSurface, Reason } from './verdict'

/** How many single values were compared, and what is wrong with those that differ. */
export interface Comparison {
  readonly checks: number
  readonly reasons: readonly Reason[]
}

export function compare(surfaces: readonly JudgedSurface[], expectation: SurfaceExpectation): Comparison {
  const { surfaces: count, surfaceId, ...about } = expectation
  const tally = createTally()
  if (count !== undefined) tally.value(['surfaces'], count, surfaces.length)
  const asksMore = Object.values(about).some((value) => value !== undefined)
  if (surfaceId === undefined && !asksMore) return tally

  const surface = surfaces.findLast((candidate) => surfaceId === undefined || candidate.surfaceId === surfaceId)
  if (surface === undefined) {
    const which = surfaceId === undefined ? '' : ` ${quote(surfaceId)}`
    tally.fail(surfaceId === undefined ? [] : ['surfaceId'], `There is no live surface${which}.`)
    return tally
  }
  if (surfaceId !== undefined) tally.pass()
  tally.surfaceId = surface.surfaceId
  compareSurface(surface, about, tally)
  return tally
}

type Tally = ReturnType<typeof createTally>

function createTally() {
  const tally = {
    /** What the reasons to come are about. */
    surfaceId: undefined as string | undefined,
    checks: 0,
    reasons: [] as Reason[],
    pass() {
      tally.checks += 1
    },
    fail(place: Pointer, message: string, more: Partial<Reason> = {}) {
      tally.checks += 1
      const path = formatPointer(place)
      const { surfaceId } = tally
      tally.reasons.push({
        code: 'expectation_failed',
        message,
        path,
        ...(surfaceId !== undefined && { surfaceId }),
        ...more,
      })
    },
    /** Objects as subsets, all else exactly. */
    value(place: Pointer, expected: ExpectedValue, actual: JsonValue | undefined) {
      if (isExpectedObject(expected) && isJsonObject(actual) && Object.keys(expected).length > 0) {
        for (const [key, member] of Object.entries(expected)) tally.value([...place, key], member, getOwn(actual, key))
      } else if (isExpectedObject(expected) ? isJsonObject(actual) && isEmpty(expected) : equalJson(expected, actual)) {
        tally.pass()
      } else {
        tally.fail(place, `${describe(place)} should be ${show(expected)}, and is ${show(actual)}.`, {
          ...(expected !== undefined && { expected: withoutUndefined(expected) }),
          ...(actual !== undefined && { actual }),
        })
      }
    },
  }
  return tally
}

function compareSurface(
  surface: JudgedSurface,
  about: Omit<SurfaceExpectation, 'surfaces' | 'surfaceId'>,
  tally: Tally,
) {
  const { version, catalog, title, root, components, model, actions } = about
  if (version !== undefined) tally.value(['version'], version, surface.version)
  if (catalog !== undefined) tally.value(['catalog'], catalog, surface.catalog)
  if (title !== undefined) tally.value(['title'], title, surface.title)
  if (root !== undefined) compareComponent(['root'], root, withId(surface, surface.root), tally)
  for (const [id, expected] of Object.entries(components ?? {})) {
    compareComponent(['components', id], expected, withId(surface, id), tally)
  }
  if (model !== undefined) tally.value(['model'], model, surface.model)
  for (const [id, expected] of Object.entries(actions ?? {})) {
    tally.value(['actions', id], expected, surface.actions.find(({ componentId }) => componentId === id)?.name)
  }
}

/** One that is missing fails once, and one of another type does not fail again for each property that it cannot have. */
function compareComponent(place: Pointer, expected: ExpectedValue, actual: JsonObject | undefined, tally: Tally): void {
  const type = isExpectedObject(expected) ? expected['component'] : undefined
  const isOther = actual !== undefined && type !== undefined && type !== getOwn(actual, 'component')
  if (isOther) tally.value([...place, 'component'], type, getOwn(actual, 'component'))
  else tally.value(place, expected, actual)
}

function withId({ components }: JudgedSurface, id: string | undefined): JsonObject | undefined {
  return id === undefined ? undefined : components.find((component) => getOwn(component, 'id') === id)
}

function isExpectedObject(value: ExpectedValue): value is Readonly<Record<string, ExpectedValue>> {
  return isJsonObject(value)
}

const isEmpty = (object: object): boolean => Object.keys(object).length === 0

/** What is left of an expectation in a verdict that is plain JSON. */
function withoutUndefined(expected: NonNullable<ExpectedValue> | null): JsonValue {
  return JSON.parse(JSON.stringify(expected)) as JsonValue
}

/** `root`, `label of component "name"`, `"/city" of the model`. */
function describe(place: Pointer): string {
  const [what = '', id = '', ...rest] = place
  const below = (from: readonly string[]) => (from.length === 0 ? '' : `${from.map(quote).join(' in ')} of `)
  if (what === 'surfaces') return 'The number of live surfaces'
  if (what === 'components') return capitalise(`${below(rest.toReversed())}component ${quote(id)}`)
  if (what === 'actions') return `The action of button ${quote(id)}`
  return capitalise(`${below(place.slice(1).toReversed())}the ${what === 'root' ? 'root component' : what}`)
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const MAX_SHOWN = 120

function show(value: ExpectedValue): string {
  if (value === undefined) return 'missing'
  const text = JSON.stringify(value)
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}
