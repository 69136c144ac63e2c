import fc from 'fast-check'
import { openState, type OpenSpan } from '@domain/goods/openingHours'
import { metresBetween } from '@domain/goods/outlet'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@domain/spans'
import { coarse, distanceOf, hoursOf } from '@/features/outlet/rules'

/** A Monday, 00:00 of the shop's clock. */
const MONDAY = Date.parse('2026-11-23T00:00:00+08:00')
const timeAt = (days: number, hours: number, minutes = 0) =>
  MONDAY + days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS
const EVERY = [0, 1, 2, 3, 4, 5, 6]
const daily: OpenSpan[] = [{ days: EVERY, from: 540, to: 1080 }]

it.each([
  ['before the door opens', daily, timeAt(0, 8, 59), { open: false, until: timeAt(0, 9) }],
  ['when it opens', daily, timeAt(0, 9), { open: true, until: timeAt(0, 18) }],
  ['when it closes', daily, timeAt(0, 18), { open: false, until: timeAt(1, 9) }],
  [
    'on a day that is closed',
    [{ days: [1, 3, 5], from: 840, to: 1080 }],
    timeAt(1, 15),
    { open: false, until: timeAt(2, 14) }
  ],
  ['over midnight', [{ days: [1], from: 1320, to: 1560 }], timeAt(1, 1), { open: true, until: timeAt(1, 2) }],
  [
    'through two spans that touch',
    [...daily, { days: [1], from: 1080, to: 1200 }],
    timeAt(0, 10),
    { open: true, until: timeAt(0, 20) }
  ],
  ['all day and night', [{ days: EVERY, from: 0, to: 1440 }], timeAt(3, 3), { open: true }],
  ['without any hours', [], timeAt(0, 12), { open: false }]
])('says whether an outlet is open: %s', (_, spans, now, state) => {
  expect(openState(spans, now)).toEqual(state)
})

it('never says a past moment, and the state is another at the one it says', () => {
  const spans = fc.array(
    fc.record({
      days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      from: fc.integer({ min: 0, max: 1439 }),
      to: fc.integer({ min: 0, max: 1440 })
    }),
    { maxLength: 4 }
  )
  fc.assert(
    fc.property(spans, fc.integer({ min: 0, max: 14 * 1440 }), (openSpans, minute) => {
      const now = MONDAY + minute * MINUTE_MS
      const state = openState(openSpans, now)
      if (state.until === undefined) return
      expect(state.until).toBeGreaterThan(now)
      expect(openState(openSpans, state.until).open).toBe(!state.open)
      expect(openState(openSpans, state.until - 1).open).toBe(state.open)
    })
  )
})

it('measures along the earth', () => {
  const point = { latitude: 30.2801, longitude: 120.1402 }
  expect(metresBetween(point, point)).toBe(0)
  expect(metresBetween(point, { latitude: 31.2801, longitude: 120.1402 })).toBe(111_195)
  expect(metresBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBe(111_195)
})

it.each([
  [3, { unit: 'metres', count: '10' }],
  [618, { unit: 'metres', count: '620' }],
  [994, { unit: 'metres', count: '990' }],
  [996, { unit: 'kilometres', count: '1' }],
  [1432, { unit: 'kilometres', count: '1.4' }],
  [9951, { unit: 'kilometres', count: '10' }]
])('says %d metres', (metres, words) => {
  expect(distanceOf(metres)).toEqual(words)
})

it('says how long it is still open', () => {
  expect(hoursOf({ open: true, until: timeAt(0, 18) }, timeAt(0, 15))).toEqual({ state: 'OPEN', until: timeAt(0, 18) })
  expect(hoursOf({ open: true, until: timeAt(0, 18) }, timeAt(0, 16))).toEqual({
    state: 'CLOSING',
    until: timeAt(0, 18)
  })
  expect(hoursOf({ open: true }, timeAt(0, 16))).toEqual({ state: 'ALWAYS' })
  expect(hoursOf({ open: false }, timeAt(0, 16))).toEqual({ state: 'CLOSED' })
})

it('measures no place nearer than some hundred metres', () => {
  expect(coarse(30.280123)).toBe(30.28)
})
