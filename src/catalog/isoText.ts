// ISO 8601 text, read into numbers in every form the standard has: extended and basic, calendar, week and ordinal dates,
// fractions, zones (REND-5). What is no such text has no parts; nothing is guessed.

export const MS_PER_DAY = 86_400_000

export interface IsoParts {
  /** Days since 1970-01-01. */
  readonly day?: number
  /** Milliseconds since midnight. */
  readonly time?: number
  /** Minutes east of UTC; present only where the text has a zone. */
  readonly offset?: number
}

const TEXT = /^([^T\s]+?)?(?:[T\s]([^T\s]+))?$/i
const TIME = /^(\d\d)(?::?(\d\d)(?::?(\d\d))?)?(?:[.,](\d+))?(Z|[+\-−]\d\d(?::?\d\d)?)?$/i
const CALENDAR = /^(\d{4}|[+\-−]0\d{5})-?(\d\d)-?(\d\d)$/
const WEEK = /^(\d{4})-?W(\d\d)-?([1-7])$/i
const ORDINAL = /^(\d{4})-?(\d{3})$/

/** The parts of ISO 8601 text, or `undefined` for any other text. Midnight as `24:00` is the next day's. */
export function parseIso(text: string): IsoParts | undefined {
  const [, first, second] = TEXT.exec(text.trim()) ?? []
  if (first === undefined) return second === undefined ? undefined : parseTime(second)
  const day = parseDay(first)
  if (second !== undefined) {
    const parts = parseTime(second)
    return day === undefined || parts === undefined ? undefined : { ...parts, day: day + parts.overflow }
  }
  return day === undefined ? parseTime(first) : { day }
}

/** A day as `YYYY-MM-DD`; `''` for years that four digits do not hold. */
export function dateText(day: number): string {
  const text = new Date(day * MS_PER_DAY).toISOString()
  return /^\d{4}-/.test(text) ? text.slice(0, 10) : ''
}

/** A time of day as `HH:MM`, with seconds and a fraction where they are not zero. */
export function timeText(time: number): string {
  const text = new Date(time).toISOString()
  if (time % 1000 !== 0) return text.slice(11, 23)
  return text.slice(11, time % 60_000 === 0 ? 16 : 19)
}

function dayOf(year: number, month: number, day: number): number {
  const moment = new Date(0)
  // Date.UTC would take the years 0 to 99 for 1900 to 1999.
  moment.setUTCFullYear(year, month - 1, day)
  return moment.getTime() / MS_PER_DAY
}

function parseDay(text: string): number | undefined {
  const calendar = numbers(CALENDAR, text)
  if (calendar !== undefined) {
    const [year, month, day] = calendar
    const result = dayOf(year, month, day)
    // A month or day that does not exist overflows into another month.
    return new Date(result * MS_PER_DAY).getUTCMonth() === month - 1 ? result : undefined
  }
  const week = numbers(WEEK, text)
  if (week !== undefined) {
    const [year, number, weekday] = week
    const monday = firstMonday(year) + (number - 1) * 7
    return number >= 1 && monday < firstMonday(year + 1) ? monday + weekday - 1 : undefined
  }
  const ordinal = numbers(ORDINAL, text)
  if (ordinal === undefined) return undefined
  const [year, number] = ordinal
  const day = dayOf(year, 1, number)
  return number >= 1 && day < dayOf(year + 1, 1, 1) ? day : undefined
}

/** ISO 8601: week 1 is the one with 4 January in it. Day 0 of the count was a Thursday. */
function firstMonday(year: number): number {
  const fourth = dayOf(year, 1, 4)
  return fourth - ((((fourth + 3) % 7) + 7) % 7)
}

function numbers(pattern: RegExp, text: string): [number, number, number] | undefined {
  const match = pattern.exec(text)
  return match === null ? undefined : [numberOf(match[1]), numberOf(match[2]), numberOf(match[3])]
}

function numberOf(digits = '0'): number {
  return Number(digits.replace('−', '-'))
}

/** `overflow`: 1 where the text means midnight at the end of its day, or a leap second there. */
function parseTime(text: string): (Omit<IsoParts, 'day'> & { readonly overflow: number }) | undefined {
  const match = TIME.exec(text)
  if (match === null) return undefined
  const [, hour = '', minute, second, fraction = '', zone] = match
  // A fraction is one of the smallest unit that the text has; what is below a millisecond is cut off.
  const unit = second !== undefined ? 1000 : minute !== undefined ? 60_000 : 3_600_000
  const rest = Math.floor((Number(fraction.slice(0, 9).padEnd(9, '0')) * unit) / 1_000_000_000)
  const total = Number(hour) * 3_600_000 + Number(minute ?? 0) * 60_000 + Number(second ?? 0) * 1000 + rest
  if (total > MS_PER_DAY || Number(minute ?? 0) > 59 || Number(second ?? 0) > 60) return undefined
  const offset = zone === undefined ? {} : { offset: parseOffset(zone) }
  if (Number.isNaN(offset.offset)) return undefined
  const overflow = total === MS_PER_DAY ? 1 : 0
  return { time: total - overflow * MS_PER_DAY, ...offset, overflow }
}

function parseOffset(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0')
  const hours = Number(digits.slice(0, 2))
  const minutes = Number(digits.slice(2))
  if (hours > 23 || minutes > 59) return Number.NaN
  return (hours * 60 + minutes) * (zone.startsWith('+') ? 1 : -1)
}
