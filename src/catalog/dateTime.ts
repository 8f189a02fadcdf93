// Between ISO 8601 text in the model and the text of the platform's date and time inputs (REND-5). A value with a zone is an
// instant: shown in the person's zone, written back as an instant. One without is wall-clock time, left as it is.
import { dateOfDay, dayOf, type IsoParts, parseIso, two } from './isoText'

export type DateTimeType = 'date' | 'time' | 'datetime-local'

interface Wall {
  readonly date?: string
  readonly time?: string
}

/** The input's text for a value; `''` for what is no date or time, or not of this type. */
export function toInputText(value: string, type: DateTimeType, timeZone: string): string {
  const { date, time } = wallOf(parseIso(value), timeZone)
  switch (type) {
    case 'date':
      return date ?? ''
    case 'time':
      return time ?? ''
    case 'datetime-local':
      return date === undefined ? '' : `${date}T${time ?? '00:00'}`
  }
}

/** The ISO 8601 text to write for what was entered; the part that this type does not show stays as it was in `previous`. */
export function fromInputText(input: string, previous: string, type: DateTimeType, timeZone: string): string {
  if (input === '') return ''
  const before = parseIso(previous)
  const hidden = wallOf(before, timeZone)
  const entered = parseIso(input) ?? {}
  const date = entered.date ?? hidden.date
  const time = entered.time ?? hidden.time
  if (type === 'datetime-local' && before?.date === undefined) return input
  if (date === undefined || time === undefined) return input
  return before?.offset === undefined ? `${date}T${time}` : toInstant(date, time, timeZone, instantOf(before))
}

/** The step that lets the input show a text with seconds; minutes otherwise. */
export function stepOf(input: string): number | undefined {
  return /:\d\d:/.test(input) ? (input.includes('.') ? 0.001 : 1) : undefined
}

function wallOf(parts: IsoParts | undefined, timeZone: string): Wall {
  if (parts === undefined) return {}
  const instant = instantOf(parts)
  return instant === undefined ? parts : wallAt(instant, timeZone)
}

/** Milliseconds since 1970 of parts that fix an instant; a time with a zone but no date does not. */
function instantOf({ date, time, offset }: IsoParts): number | undefined {
  if (date === undefined || time === undefined || offset === undefined) return undefined
  return utcOf(date, time) - offset * 60_000
}

function utcOf(date: string, time: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
  return dayOf(year, month, day) * 86_400_000 + hour * 3_600_000 + minute * 60_000 + Math.round(second * 1000)
}

function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((entry) => entry.type === type)?.value ?? 0)
  const day = dayOf(part('year'), part('month'), part('day'))
  const wall = day * 86_400_000 + part('hour') * 3_600_000 + part('minute') * 60_000 + part('second') * 1000
  return wall - Math.floor(instant / 1000) * 1000
}

function wallAt(instant: number, timeZone: string): Required<Wall> {
  const wall = instant + offsetAt(instant, timeZone)
  const day = Math.floor(wall / 86_400_000)
  const rest = wall - day * 86_400_000
  const second = Math.floor(rest / 1000) % 60
  const fraction = rest % 1000
  const seconds = second + fraction === 0 ? '' : `:${two(second)}${fraction === 0 ? '' : `.${String(fraction).padStart(3, '0')}`}`
  return { date: dateOfDay(day), time: `${two(Math.floor(rest / 3_600_000))}:${two(Math.floor(rest / 60_000) % 60)}${seconds}` }
}

/** Wall-clock time as an instant. Of the two in an hour that comes twice, the one on the previous value's side is taken. */
function toInstant(date: string, time: string, timeZone: string, previous: number | undefined): string {
  const wall = utcOf(date, time)
  const day = 86_400_000
  const offsets = [previous ?? wall, wall - day, wall + day].map((moment) => offsetAt(moment, timeZone))
  const fitting = offsets.find((offset) => offsetAt(wall - offset, timeZone) === offset)
  const instant = new Date(wall - (fitting ?? offsets[1] ?? 0)).toISOString()
  return instant.replace(/\.000Z$/, 'Z')
}
