import fc from 'fast-check'
import { dayChips, daysOf, keptMonths, markOf, monthOf, openDay } from '@/features/footprint/rules'
import { calendarDay } from '@/lib/dates'

const moments = fc.integer({ min: Date.UTC(2021, 0, 1), max: Date.UTC(2037, 11, 31) })

describe('the months of the footprint', () => {
  it('hold today and the ninetieth day, in order, each once', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const months = keptMonths(now)
        expect(months.at(-1)).toBe(monthOf(calendarDay(now)))
        expect(months[0]).toBe(monthOf(calendarDay(now - 89 * 86_400_000)))
        expect([...new Set(months)].sort()).toEqual(months)
        expect(months.length).toBeGreaterThanOrEqual(3)
        expect(months.length).toBeLessThanOrEqual(5)
      })
    )
  })

  it('have every day once, the first under its weekday', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const month = monthOf(calendarDay(now))
        const { blank, days } = daysOf(month)
        const [year = 0, monthNumber = 0] = month.split('/').map(Number)
        expect(days).toHaveLength(new Date(Date.UTC(year, monthNumber, 0)).getUTCDate())
        expect(days[0]).toBe(`${month}/01`)
        expect(blank).toBe(new Date(Date.UTC(year, monthNumber - 1, 1)).getUTCDay())
      })
    )
  })

  it('mark a day by how much was looked at', () => {
    expect([1, 2, 3, 5, 6, 90].map(markOf)).toEqual(['few', 'few', 'some', 'some', 'many', 'many'])
  })
})

describe('the days beside each other', () => {
  const days = Array.from({ length: 40 }, (_, back) => ({
    day: calendarDay(Date.UTC(2026, 10, 30) - back * 86_400_000),
    count: 2
  }))
  const spare = { day: '2026/11/20', count: 0 }

  it('are the newest thirty, and the chosen one', () => {
    expect(dayChips(days, undefined)).toEqual(days.slice(0, 30))
    expect(dayChips(days, days[35]?.day)).toEqual([...days.slice(0, 30), days[35]])
  })

  it('have a chosen day without anything on it where it belongs', () => {
    const some = days.filter(({ day }) => day !== spare.day)
    expect(dayChips(some, spare.day)).toEqual([...days.slice(0, 10), spare, ...days.slice(11, 31)])
    expect(dayChips([], spare.day)).toEqual([spare])
    expect(dayChips(days.slice(0, 3), spare.day)).toEqual([...days.slice(0, 3), spare])
  })
})

it('the day that opens is the one of the address, or the newest with something on it', () => {
  const days = [
    { day: '2026/11/28', count: 3 },
    { day: '2026/11/26', count: 7 }
  ]
  expect(openDay(days, '2026/11/26')).toBe('2026/11/26')
  expect(openDay(days, '2026/11/23')).toBe('2026/11/28')
  expect(openDay(days, undefined)).toBeUndefined()
  expect(openDay([], '2026/11/23')).toBe('2026/11/23')
  expect(openDay([{ day: '', count: 1 }], '2026-09-01')).toBe('2026-09-01')
})
