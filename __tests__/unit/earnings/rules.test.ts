import { monthWords } from '@/lib/months'
import { barsOf, daysGone, growth, monthAt, rateWords, signedAmount } from '@/features/earnings/rules'
import { cardDigits, cardInFours, countOut, writtenOf, type Offer } from '@/features/earnings/withdraw/rules'

const DAY = 86_400_000
const offer = (over: Partial<Offer> = {}): Offer => ({
  availableFen: 328_640,
  frozenFen: 0,
  mostFen: 328_640,
  card: null,
  holder: '林**',
  phoneMasked: '138****6021',
  rule: { leastFen: 1_000, dailyFen: 500_000, monthlyTimes: 3, freeTimes: 2, feeFen: 200 },
  todayFen: 0,
  monthTimes: 0,
  tax: { mode: 'MONTH', incomeFen: 0, withheldFen: 0, months: 1 },
  ...over
})

it('names the shop’s month of a moment, at its midnight too', () => {
  expect(monthAt(Date.UTC(2026, 10, 30, 15, 59))).toBe('2026-11')
  expect(monthAt(Date.UTC(2026, 10, 30, 16, 0))).toBe('2026-12')
})

it('names months in both languages, with their year and without', () => {
  expect(monthWords('2026-11', 'zh-CN')).toBe('2026年11月')
  expect(monthWords('2026/11', 'en-US')).toBe('Nov 2026')
  expect(monthWords('2026-11', 'zh-CN', false)).toBe('11月')
  expect(monthWords('2026-01', 'en-US', true)).toBe('Jan 2026')
  expect(monthWords('2026-01', 'en-US', false)).toBe('Jan')
})

it('draws bars as high as they are of the highest, and none for nothing', () => {
  expect(barsOf([0, 1, 50, 100])).toEqual([0, 4, 50, 100])
  expect(barsOf([0, 0])).toEqual([0, 0])
  expect(barsOf([])).toEqual([])
})

it('compares a month with the same days before', () => {
  expect(growth(137_580, 100_000)).toBe(38)
  expect(growth(0, 100)).toBe(-100)
  expect(growth(100, 0)).toBeUndefined()
})

it('writes rates and amounts of a list', () => {
  expect(rateWords(450)).toBe('4.5%')
  expect(signedAmount(9_996)).toBe('+99.96')
  expect(signedAmount(-123_456)).toBe('−1,234.56')
})

it('counts whole days of the return period, never more than seven', () => {
  expect([-1, 0, 0.9, 3, 7, 90].map((days) => daysGone(0, days * DAY))).toEqual([0, 0, 0, 3, 7, 7])
})

it('counts fee, tax and what arrives as the gateway does', () => {
  expect(countOut('2000', offer())).toMatchObject({
    amountFen: 200_000,
    feeFen: 0,
    taxFen: 24_000,
    arrivesFen: 176_000
  })
  const third = offer({ monthTimes: 2, tax: { mode: 'MONTH', incomeFen: 200_000, withheldFen: 24_000, months: 1 } })
  expect(countOut('2000', third)).toMatchObject({ feeFen: 200, dueFen: 64_000, taxFen: 40_000, arrivesFen: 159_800 })
})

it('says of nothing written only what no amount would change', () => {
  expect(countOut('', offer({ availableFen: 500 })).bar).toBeUndefined()
  expect(countOut('', offer({ availableFen: -1 })).bar).toBe('OWED')
  expect(countOut('', offer({ monthTimes: 3 })).bar).toBe('TIMES')
  expect(countOut('5', offer()).bar).toBe('LEAST')
  expect(countOut('', offer()).arrivesFen).toBe(0)
})

it('writes the whole balance as it can be typed', () => {
  expect([328_640, 10_000, 5].map(writtenOf)).toEqual(['3286.40', '100', '0.05'])
})

it('takes the digits of a card’s number however it is typed, and shows them in fours', () => {
  expect(cardDigits(' 6222-0200 0000 0006 023abc99')).toBe('6222020000000006023')
  expect(cardInFours('6222020000000006023')).toBe('6222 0200 0000 0006 023')
})
