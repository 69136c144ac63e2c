import fc from 'fast-check'
import { birthdayFrom, isBirthday } from '@domain/people/account'
import { DAY_MS } from '@domain/spans'

const today = '2026-11-27'

describe('a birthday', () => {
  it.each([
    ['1990-05-18', true],
    [today, true],
    ['2026-11-28', false],
    ['1992-02-29', true],
    ['1906-01-01', true],
    ['1905-12-31', false],
    ['', false]
  ])('%s: %s', (text, fits) => {
    expect(isBirthday(text, today)).toBe(fits)
  })

  it('is any day there was of the last hundred years', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1927, 0, 1), max: Date.UTC(2026, 10, 27) }), (ms) => {
        expect(isBirthday(new Date(ms).toISOString().slice(0, 10), today)).toBe(true)
      })
    )
  })

  it('can be changed again a year after it was', () => {
    const now = 1_000 * DAY_MS
    expect(birthdayFrom(undefined, now)).toBeUndefined()
    expect(birthdayFrom(now - 364 * DAY_MS, now)).toBe(now + DAY_MS)
    expect(birthdayFrom(now - 365 * DAY_MS, now)).toBeUndefined()
  })
})
