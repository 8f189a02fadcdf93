// Dates and times between the model and the platform's inputs (REND-5): cases a person can check by hand.
import { describe, expect, it } from 'vitest'
import { type DateTimeType, fromInputText, stepOf, toInputText } from '../../src/catalog/dateTime'

describe('toInputText', () => {
  it.each<[string, DateTimeType, string]>([
    ['2025-01-15', 'date', '2025-01-15'],
    ['2025-12-31', 'date', '2025-12-31'],
    ['2026-03-20T10:30', 'date', '2026-03-20'],
    ['10:30', 'time', '10:30'],
    ['2026-03-20T10:30', 'time', '10:30'],
    ['10:30Z', 'time', '10:30'],
    ['2026-03-20T10:30', 'datetime-local', '2026-03-20T10:30'],
    ['2026-03-20T10:30:00', 'datetime-local', '2026-03-20T10:30'],
    ['2026-03-20T10:30:05.5', 'datetime-local', '2026-03-20T10:30:05.500'],
    ['2026-03-20', 'datetime-local', '2026-03-20T00:00'],
    ['', 'date', ''],
    ['next Tuesday', 'date', ''],
    ['next Tuesday', 'datetime-local', ''],
    ['10:30', 'date', ''],
    ['2026-03-20', 'time', ''],
    ['10:30', 'datetime-local', ''],
  ])('shows %s as %s in the same way in every zone (REND-5)', (value, type, text) => {
    for (const timeZone of ['UTC', 'America/Chicago', 'Asia/Tokyo']) {
      expect(toInputText(value, type, timeZone)).toBe(text)
    }
  })

  it.each([
    ['2026-06-01T12:00:00Z', 'America/Chicago', '2026-06-01T07:00'],
    ['2026-12-01T12:00:00Z', 'America/Chicago', '2026-12-01T06:00'],
    ['2026-01-01T02:00:00Z', 'America/Chicago', '2025-12-31T20:00'],
    ['2026-12-31T22:30:00Z', 'Asia/Kolkata', '2027-01-01T04:00'],
    ['2026-06-01T12:00:00+02:00', 'Asia/Kathmandu', '2026-06-01T15:45'],
    ['2026-06-01T12:00:00.25Z', 'Australia/Lord_Howe', '2026-06-01T22:30:00.250'],
    ['1500-03-01T12:00:00Z', 'UTC', '1500-03-01T12:00'],
    ['0002-01-01T12:00:00Z', 'UTC', '0002-01-01T12:00'],
    ['1880-01-01T12:00:00Z', 'America/New_York', '1880-01-01T07:03:58'],
  ])('shows the instant %s in %s (REND-5)', (value, timeZone, text) => {
    expect(toInputText(value, 'datetime-local', timeZone)).toBe(text)
    expect(toInputText(value, 'date', timeZone)).toBe(text.slice(0, 10))
    expect(toInputText(value, 'time', timeZone)).toBe(text.slice(11))
  })
})

describe('fromInputText', () => {
  it.each<[string, string, DateTimeType, string]>([
    ['2026-06-01T09:15', '', 'datetime-local', '2026-06-01T09:15'],
    ['2026-03-20T10:31', '2026-03-20T10:30:00', 'datetime-local', '2026-03-20T10:31'],
    ['2026-03-21', '2026-03-20T10:30', 'date', '2026-03-21T10:30'],
    ['10:31', '2026-03-20T10:30', 'time', '2026-03-20T10:31'],
    ['20:20', '', 'time', '20:20'],
    ['20:20', '10:30', 'time', '20:20'],
    ['20:20', '10:30Z', 'time', '20:20Z'],
    ['20:20', '10:30-03:30', 'time', '20:20-03:30'],
    ['20:20', '10:30+05:30', 'time', '20:20+05:30'],
    ['2026-03-21', '', 'date', '2026-03-21'],
    ['2026-03-21', 'next Tuesday', 'date', '2026-03-21'],
    ['', '2026-03-20', 'date', ''],
    ['', '2026-03-20T10:30:00Z', 'datetime-local', ''],
    ['', 'next Tuesday', 'date', 'next Tuesday'],
    ['no date', '2026-03-20', 'date', '2026-03-20'],
    ['no date', '20260320', 'date', '20260320'],
    ['12026-03-20', '2026-03-20T10:30', 'date', '2026-03-20T10:30'],
  ])('writes %j over %j as %s as %j (REND-5)', (input, previous, type, expected) => {
    expect(fromInputText(input, previous, type, 'America/Chicago')).toBe(expected)
  })

  it('writes an instant back as an instant, the hidden part kept (REND-5)', () => {
    const previous = '2026-06-01T12:00:05+02:00'
    const write = (input: string, type: DateTimeType) => fromInputText(input, previous, type, 'America/Chicago')
    expect(write('2026-06-01T05:00', 'datetime-local')).toBe('2026-06-01T10:00:00Z')
    expect(write('2026-12-24', 'date')).toBe('2026-12-24T11:00:05Z')
    expect(write('17:30', 'time')).toBe('2026-06-01T22:30:00Z')
  })

  it('moves a time that the clocks skip past the gap (REND-5)', () => {
    const write = (input: string, timeZone: string) =>
      fromInputText(input, '2026-01-01T00:00:00Z', 'datetime-local', timeZone)
    expect(write('2026-03-08T02:30', 'America/Chicago')).toBe('2026-03-08T08:30:00Z')
    expect(write('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00Z')
    expect(write('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00Z')
    expect(write('2011-12-30T12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00:00Z')
  })

  it.each([
    ['America/Chicago', '2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z', '2026-11-01T01:30'],
    ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:30'],
    ['Australia/Lord_Howe', '2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z', '2026-04-05T01:45'],
  ])('stays on its side of an hour that %s has twice (REND-5)', (timeZone, first, second, wall) => {
    for (const instant of [first, second]) {
      expect(toInputText(instant, 'datetime-local', timeZone)).toBe(wall)
      const later = fromInputText(wall.replace(/..$/, '50'), instant, 'datetime-local', timeZone)
      const minutes = 50 - Number(wall.slice(-2))
      expect(Date.parse(later) - Date.parse(instant)).toBe(minutes * 60_000)
    }
  })

  it('leaves a value alone that says what was entered (REND-5)', () => {
    const values = ['2026-W12-5T10:30', '20260320T103000.123456Z', '2026-03-20T10:30:00.000+05:30', '2026-12-31T24:00']
    for (const value of values) {
      const shown = toInputText(value, 'datetime-local', 'Asia/Tokyo')
      expect(fromInputText(shown, value, 'datetime-local', 'Asia/Tokyo')).toBe(value)
    }
  })

  it('gets back from the last hours of year 9999 (REND-5)', () => {
    const written = fromInputText('9999-12-31T23:30', '2026-01-01T00:00:00Z', 'datetime-local', 'America/Chicago')
    expect(toInputText(written, 'datetime-local', 'America/Chicago')).toBe('9999-12-31T23:30')
  })
})

describe('stepOf', () => {
  it.each([
    ['2026-03-20T10:30', undefined],
    ['10:30:05', 1],
    ['2026-03-20T10:30:05.250', 0.001],
    ['2026-03-20', undefined],
  ])('lets an input hold %s (REND-5)', (text, step) => {
    expect(stepOf(text)).toBe(step)
  })
})
