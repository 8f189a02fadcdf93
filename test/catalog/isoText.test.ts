// ISO 8601 text in its many forms, and text that only looks like it (REND-5).
import { describe, expect, it } from 'vitest'
import { dateText, parseIso, timeText } from '../../src/catalog/isoText'

/** The parts in the words of the text itself: `2026-03-20`, `10:30` and minutes east of UTC. */
function read(text: string): string {
  const { day, time, offset } = parseIso(text) ?? {}
  const parts = [day === undefined ? undefined : dateText(day), time === undefined ? undefined : timeText(time), offset]
  return parts.filter((part) => part !== undefined).join(' ')
}

describe('parseIso', () => {
  it.each([
    ['2026-03-20', '2026-03-20'],
    ['20260320', '2026-03-20'],
    ['2024-02-29', '2024-02-29'],
    ['0001-01-01', '0001-01-01'],
    ['0099-12-31', '0099-12-31'],
    ['2026-079', '2026-03-20'],
    ['2026079', '2026-03-20'],
    ['2026-001', '2026-01-01'],
    ['2024-366', '2024-12-31'],
    ['2026-W12-5', '2026-03-20'],
    ['2026W125', '2026-03-20'],
    ['2020-W53-5', '2021-01-01'],
    ['2026-W53-7', '2027-01-03'],
    ['2025-W01-1', '2024-12-30'],
    ['1969-W01-1', '1968-12-30'],
    ['+002026-03-20', '2026-03-20'],
  ])('reads the date %s (REND-5)', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['10:30', '10:30'],
    ['T10:30', '10:30'],
    ['1030', '10:30'],
    ['10', '10:00'],
    ['10:30:00', '10:30'],
    ['10:30:05', '10:30:05'],
    ['103005', '10:30:05'],
    ['10:30:05.250', '10:30:05.250'],
    ['10:30:05,25', '10:30:05.250'],
    ['10:30:00.5', '10:30:00.500'],
    ['10:30:05.123999', '10:30:05.123'],
    ['10:30:05.12345678901', '10:30:05.123'],
    ['10:30.5', '10:30:30'],
    ['10,25', '10:15'],
    ['00:00', '00:00'],
    ['23:59:59.999', '23:59:59.999'],
    ['24:00', '00:00'],
    ['10:30Z', '10:30 0'],
    ['10:30+02', '10:30 120'],
    ['10:30+23:59', '10:30 1439'],
    ['10:30-0330', '10:30 -210'],
    ['10:30\u221205:00', '10:30 -300'],
  ])('reads the time %s (REND-5)', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['2026-03-20T10:30', '2026-03-20 10:30'],
    ['2026-03-20 10:30', '2026-03-20 10:30'],
    ['2026-03-20t10:30z', '2026-03-20 10:30 0'],
    [' 2026-03-20T10:30:05.25+01:00 ', '2026-03-20 10:30:05.250 60'],
    ['20260320T103005Z', '2026-03-20 10:30:05 0'],
    ['2026-W12-5T10:30', '2026-03-20 10:30'],
    ['2026-079T10:30', '2026-03-20 10:30'],
    ['2026-12-31T24:00', '2027-01-01 00:00'],
    ['2016-12-31T23:59:60Z', '2017-01-01 00:00 0'],
  ])('reads both in %s (REND-5)', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['', 'next Tuesday', 'Invalid Date', '20/03/2026', '2026-3-2', '3-2026-20'],
    ['2026-13-01', '2026-02-29', '2026-00-10', '2026-01-00', '2026-04-31'],
    ['2026-366', '2026-000', '2025-W53-1', '2026-W00-1', '2026-W54-1', '2026-W01-8'],
    ['x2026-03-20', 'x2026-W12-5', '2026-W12-5x', 'x2026-079', '2026-079x', 'on 2026-03-20T10:30'],
    ['24:01', '24:00:00.1', '25:00', '10:60', '10:30:61', '10:5', '1:30', '10:30:', '10:30.'],
    ['10:30+24:00', '10:30+02:60', '10:30+2', '10:30 Z', '2026-03-20Z', '2026-03-20T', 'T', '2026-03-20T10:30T'],
  ])('has no parts for what is no such text: %s (REND-5)', (...texts) => {
    for (const text of texts) expect(parseIso(text), text).toBeUndefined()
  })

  it('has a time of day below 24 hours, and no offset but zero at Z (REND-5)', () => {
    expect(parseIso('2026-12-31T24:00')?.time).toBe(0)
    expect(parseIso('10:30Z')?.offset).toBe(0)
    expect(parseIso('10:30z')?.offset).toBe(0)
  })

  it('counts days across the ages (REND-5)', () => {
    expect(parseIso('1970-01-01')).toEqual({ day: 0 })
    expect(parseIso('1969-12-31')).toEqual({ day: -1 })
    expect(parseIso('1500-03-01')?.day).toBe(Date.parse('1500-03-01') / 86_400_000)
  })

  it('has no date text for years that four digits cannot hold (REND-5)', () => {
    expect(dateText(parseIso('+010000-01-01')?.day ?? 0)).toBe('')
    expect(dateText(parseIso('-000001-12-31')?.day ?? 0)).toBe('')
  })
})
