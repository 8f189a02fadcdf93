// ISO 8601 text, read into its parts in every form the standard has: extended and basic, calendar, week and ordinal dates,
// fractions, zones (REND-5). What is no such text has no parts; nothing is guessed.

export interface IsoParts {
  /** `YYYY-MM-DD`. */
  readonly date?: string
  /** `HH:MM`, with `:SS` and a fraction where they are not zero. */
  readonly time?: string
  /** Minutes east of UTC; present only where the text has a zone. */
  readonly offset?: number
}

const TEXT = /^([^T\s]+?)?(?:[T\s]([^T\s]+))?$/i
const TIME = /^(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?)?(Z|[+\-−]\d\d(?::?\d\d)?)?$/i
const CALENDAR = /^(\d{4})-?(\d\d)-?(\d\d)$/
const WEEK = /^(\d{4})-?W(\d\d)-?([1-7])$/i
const ORDINAL = /^(\d{4})-?(\d{3})$/

/** The parts of ISO 8601 text, or `undefined` for any other text. */
export function parseIso(text: string): IsoParts | undefined {
  const [, first, second] = TEXT.exec(text.trim()) ?? []
  if (first === undefined) return second === undefined ? undefined : parseTime(second)
  const date = parseDate(first)
  if (second !== undefined) {
    const time = parseTime(second)
    return date === undefined || time === undefined ? undefined : { date, ...time }
  }
  return date === undefined ? parseTime(first) : { date }
}

/** Days since 1970-01-01 as `YYYY-MM-DD`. */
export function dateOfDay(day: number): string {
  const moment = new Date(day * 86_400_000)
  return `${String(moment.getUTCFullYear()).padStart(4, '0')}-${two(moment.getUTCMonth() + 1)}-${two(moment.getUTCDate())}`
}

/** Days since 1970-01-01 of a calendar date; a month or day that does not exist overflows into the next. */
export function dayOf(year: number, month: number, day: number): number {
  const moment = new Date(0)
  // Date.UTC would take the years 0 to 99 for 1900 to 1999.
  moment.setUTCFullYear(year, month - 1, day)
  return moment.getTime() / 86_400_000
}

export function two(value: number): string {
  return String(value).padStart(2, '0')
}

function parseDate(text: string): string | undefined {
  const calendar = numbers(CALENDAR, text)
  if (calendar !== undefined) {
    const [year, month, day] = calendar
    const date = dateOfDay(dayOf(year, month, day))
    return date === `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` ? date : undefined
  }
  const week = numbers(WEEK, text)
  if (week !== undefined) {
    const [year, number, weekday] = week
    const fourth = dayOf(year, 1, 4)
    // ISO 8601: week 1 is the one with 4 January in it; day 0 of the count was a Thursday.
    const monday = fourth - ((((fourth + 3) % 7) + 7) % 7)
    const day = monday + (number - 1) * 7 + weekday - 1
    const lastWeek = Math.round((dayOf(year + 1, 1, 4) - fourth) / 7)
    return number >= 1 && number <= Math.max(52, lastWeek) ? dateOfDay(day) : undefined
  }
  const ordinal = numbers(ORDINAL, text)
  if (ordinal === undefined) return undefined
  const [year, number] = ordinal
  const day = dayOf(year, 1, number)
  return number >= 1 && day < dayOf(year + 1, 1, 1) ? dateOfDay(day) : undefined
}

function numbers(pattern: RegExp, text: string): [number, number, number] | undefined {
  const match = pattern.exec(text)
  return match === null ? undefined : [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)]
}

function parseTime(text: string): Omit<IsoParts, 'date'> | undefined {
  const match = TIME.exec(text)
  if (match === null) return undefined
  const [, hour = '', minute = '00', second = '00', fraction = '', zone] = match
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  const shown = fraction.replace(/0+$/, '').slice(0, 3)
  const seconds = second === '00' && shown === '' ? '' : `:${second}${shown === '' ? '' : `.${shown}`}`
  const time = `${hour}:${minute}${seconds}`
  return zone === undefined ? { time } : { time, offset: parseOffset(zone) }
}

function parseOffset(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0')
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))
  return zone.startsWith('+') ? minutes : -minutes
}
