// Dates and times as laws (REND-5): whatever is shown and not touched denotes the same, in every zone and every form.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DateTimeType, fromInputText, toInputText } from '../../src/catalog/dateTime'
import { parseIso } from '../../src/catalog/isoText'

const ZONES = [
  'UTC',
  'America/Chicago',
  'America/St_Johns',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
]
const TYPES: readonly DateTimeType[] = ['date', 'time', 'datetime-local']

const zone = fc.constantFrom(...ZONES)
const type = fc.constantFrom(...TYPES)

/** Instants of any time, and many around the moments where clocks change or a year ends. */
const instant = fc.oneof(
  fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2150, 0) }),
  fc
    .tuple(
      fc.constantFrom(
        Date.UTC(2026, 2, 8, 8),
        Date.UTC(2026, 10, 1, 7),
        Date.UTC(2026, 2, 29, 1),
        Date.UTC(2026, 9, 25, 1),
        Date.UTC(2026, 3, 4, 15),
        Date.UTC(2026, 9, 3, 15, 30),
        Date.UTC(2011, 11, 30, 10),
        Date.UTC(2025, 11, 31, 24),
        Date.UTC(2024, 1, 29),
      ),
      fc.integer({ min: -30 * 60, max: 30 * 60 }),
    )
    .map(([moment, minutes]) => moment + minutes * 60_000),
)

/** One instant as text, with some offset, in the extended or the basic form. */
const zonedText = fc
  .record({ instant, offset: fc.integer({ min: -14 * 60, max: 14 * 60 }), basic: fc.boolean(), utc: fc.boolean() })
  .map(({ instant: moment, offset, basic, utc }) => {
    const local = new Date(moment + (utc ? 0 : offset * 60_000)).toISOString().slice(0, -1)
    const size = Math.abs(offset)
    const two = (value: number): string => String(value).padStart(2, '0')
    const name = utc ? 'Z' : `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
    const text = `${local}${name}`
    return { moment, text: basic ? text.replaceAll(/(?<=\d)-(?=\d\dT|\d\d-)|:/g, '') : text }
  })

/** Wall-clock texts, as they are shown. */
const wallText = fc
  .tuple(fc.integer({ min: Date.UTC(1, 0), max: Date.UTC(9999, 11, 31) }), type)
  .map(([moment, kind]) => {
    const text = new Date(moment).toISOString()
    const date = text.slice(0, 10)
    const time = text.slice(11, 16)
    return kind === 'date' ? date : kind === 'time' ? time : `${date}T${time}`
  })

function readBack(text: string, timeZone: string): string {
  return toInputText(text, 'datetime-local', timeZone)
}

function momentOf(text: string): number {
  const { day = 0, time = 0, offset = 0 } = parseIso(text) ?? {}
  return day * 86_400_000 + time - offset * 60_000
}

describe('what is shown', () => {
  it('denotes the same instant when it is written back (REND-5)', () => {
    fc.assert(
      fc.property(zonedText, zone, type, ({ moment, text }, timeZone, kind) => {
        const shown = toInputText(text, kind, timeZone)
        expect(momentOf(text)).toBe(moment)
        expect(momentOf(fromInputText(shown, text, kind, timeZone))).toBe(moment)
      }),
      { numRuns: 300 },
    )
  })

  it('comes back after another entry in between, on its own side of a repeated hour (REND-5)', () => {
    fc.assert(
      fc.property(zonedText, zone, ({ moment, text }, timeZone) => {
        const shown = toInputText(text, 'datetime-local', timeZone)
        const other = `${shown.slice(0, 14)}${shown.slice(14, 16) === '59' ? '58' : '59'}${shown.slice(16)}`
        const between = fromInputText(other, text, 'datetime-local', timeZone)
        // Where clocks change within this hour, the other entry may lie beyond the change.
        fc.pre(Math.abs(momentOf(between) - moment) < 3_600_000 && readBack(between, timeZone) === other)
        expect(momentOf(fromInputText(shown, between, 'datetime-local', timeZone))).toBe(moment)
      }),
      { numRuns: 300 },
    )
  })

  it('is the same wall-clock text in every zone, and stays untouched (REND-5)', () => {
    fc.assert(
      fc.property(wallText, zone, type, (text, timeZone, kind) => {
        const shown = toInputText(text, kind, timeZone)
        expect(shown).toBe(toInputText(text, kind, 'UTC'))
        expect(fromInputText(shown, text, kind, timeZone)).toBe(text)
      }),
      { numRuns: 300 },
    )
  })

  it('reads back as it was entered over any other text (REND-5)', () => {
    fc.assert(
      fc.property(wallText, fc.oneof(wallText, fc.string()), zone, (entered, previous, timeZone) => {
        const kind = entered.includes('T') ? 'datetime-local' : entered.includes(':') ? 'time' : 'date'
        const written = fromInputText(entered, previous, kind, timeZone)
        expect(toInputText(written, kind, timeZone)).toBe(entered)
      }),
      { numRuns: 300 },
    )
  })

  it('is, over an instant, one that clocks show as it was entered, if they ever do (REND-5)', () => {
    fc.assert(
      fc.property(zonedText, instant, zone, ({ text }, wall, timeZone) => {
        const entered = new Date(wall).toISOString().slice(0, 16)
        const written = fromInputText(entered, text, 'datetime-local', timeZone)
        const minutes = Array.from({ length: 2 * 15 * 4 + 1 }, (_, index) => (index - 60) * 15)
        const start = Math.floor(wall / 60_000) * 60_000
        const showing = minutes.filter((offset) => {
          const candidate = new Date(start - offset * 60_000).toISOString()
          return toInputText(candidate, 'datetime-local', timeZone) === entered
        })
        if (showing.length > 0) expect(readBack(written, timeZone)).toBe(entered)
        else expect(momentOf(readBack(written, timeZone))).toBeGreaterThan(start)
      }),
      { numRuns: 60 },
    )
  })

  it('is empty, and nothing throws, for any other text (REND-5)', () => {
    const text = fc.oneof(
      fc.string(),
      fc.stringMatching(
        /^[+-]?\d{0,7}[-W]?\d{0,3}-?\d{0,2}[T ]?\d{0,2}:?\d{0,2}:?\d{0,2}([.,]\d{0,12})?(Z|[+-]\d{0,2}:?\d{0,2})?$/,
      ),
    )
    fc.assert(
      fc.property(text, text, zone, type, (value, input, timeZone, kind) => {
        const shown = toInputText(value, kind, timeZone)
        expect(shown).toMatch(/^$|^\d{4}-\d\d-\d\d(T|$)|^\d\d:\d\d/)
        expect(fromInputText(input, value, kind, timeZone)).not.toContain('Invalid')
      }),
      { numRuns: 1000 },
    )
  })
})
