// Between ISO 8601 text in the model and the text of the platform's date and time inputs (REND-5). A value with a zone is an
// instant: shown in the person's zone, written back as an instant. One without is wall-clock time, left as it is.
import { dateText, type IsoParts, MS_PER_DAY, parseIso, timeText } from './isoText'

export type DateTimeType = 'date' | 'time' | 'datetime-local'

/** What a calendar and a clock on the wall show. */
type Wall = Omit<IsoParts, 'offset'>

/** The input's text for a value; `''` for what is no date or time, or not of this type. */
export function toInputText(value: string, type: DateTimeType, timeZone: string): string {
  const { day, time } = wallOf(parseIso(value), timeZone)
  const date = day === undefined ? '' : dateText(day)
  switch (type) {
    case 'date':
      return date
    case 'time':
      return time === undefined ? '' : timeText(time)
    case 'datetime-local':
      return date === '' ? '' : `${date}T${timeText(time ?? 0)}`
  }
}

/**
 * The ISO 8601 text to write for what was entered; the part that this type does not show stays as it was in `previous`, and a
 * value that shows as what was entered is left alone.
 */
export function fromInputText(input: string, previous: string, type: DateTimeType, timeZone: string): string {
  if (input === toInputText(previous, type, timeZone)) return previous
  if (input === '') return ''
  const entered = parseIso(input)
  if (entered === undefined) return previous
  const before = parseIso(previous) ?? {}
  const { day, time } = { ...wallOf(before, timeZone), ...entered }
  if (day === undefined) return time === undefined ? previous : `${timeText(time)}${zoneText(before.offset)}`
  if (time === undefined) return dateText(day)
  const instant = instantOf(before)
  return instant === undefined
    ? `${dateText(day)}T${timeText(time)}`
    : toInstant(day * MS_PER_DAY + time, timeZone, instant)
}

/** The step that lets the input show a text with seconds; minutes otherwise. */
export function stepOf(input: string): number | undefined {
  return /:\d\d:/.test(input) ? (input.includes('.') ? 0.001 : 1) : undefined
}

function wallOf(parts: IsoParts | undefined, timeZone: string): Wall {
  if (parts === undefined) return {}
  const instant = instantOf(parts)
  if (instant === undefined) return parts
  const wall = instant + offsetAt(instant, timeZone)
  const day = Math.floor(wall / MS_PER_DAY)
  return { day, time: wall - day * MS_PER_DAY }
}

/** Milliseconds since 1970 of parts that fix an instant; a time with a zone but no date does not. */
function instantOf({ day, time, offset }: IsoParts): number | undefined {
  if (day === undefined || time === undefined || offset === undefined) return undefined
  return day * MS_PER_DAY + time - offset * 60_000
}

/** Formats by time zone: making one costs a hundred times more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-u-nu-latn', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

/** Milliseconds that clocks in `timeZone` are ahead of UTC; before zones they differed by seconds. */
function offsetAt(instant: number, timeZone: string): number {
  const name =
    formatFor(timeZone)
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes, seconds = 0] = /([+\-−])(\d\d?):?(\d\d)?(?::(\d\d))?/.exec(name) ?? []
  if (sign === undefined) return 0
  const size = Number(hours) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds)
  return size * (sign === '+' ? 1000 : -1000)
}

/**
 * Wall-clock time as an instant. Of the two in an hour that comes twice, the one on the previous value's side is taken; a time
 * that the clocks skip is moved past the gap.
 */
function toInstant(wall: number, timeZone: string, previous: number): string {
  const before = offsetAt(wall - MS_PER_DAY, timeZone)
  const offsets = [offsetAt(previous, timeZone), before, offsetAt(wall + MS_PER_DAY, timeZone)]
  const fitting = offsets.find((offset) => offsetAt(wall - offset, timeZone) === offset) ?? before
  return new Date(wall - fitting).toISOString().replace('.000Z', 'Z')
}

function zoneText(offset: number | undefined): string {
  if (offset === undefined) return ''
  return offset === 0 ? 'Z' : `${offset > 0 ? '+' : '-'}${timeText(Math.abs(offset) * 60_000)}`
}
