import { dayAfter, dayStart, isDay, monthAfter } from '@domain/day'

test('days and months go on over the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect([monthAfter('2026-01', -1), monthAfter('2026-12', 1)]).toEqual(['2025-12', '2027-01'])
})

test.each([
  ['1992-02-29', true],
  ['1990-02-29', false],
  ['1990-13-01', false],
  ['1990-5-18', false],
  ['1990/05/18', false],
  ['never', false],
  ['', false]
])('%s is a day of the calendar: %s', (text, fits) => {
  expect(isDay(text)).toBe(fits)
})

test('a text that is no day begins at no moment', () => {
  expect([dayStart('never'), dayStart('2026-13-45')]).toEqual([NaN, NaN])
})
