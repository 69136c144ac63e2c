import {
  dayStart,
  moment,
  monthAfter,
  saidDay,
  saidMinute,
  shopDay,
  shopHour,
  shopMidnight,
  shopWeekday
} from '@domain/day'
import fc from 'fast-check'
import { monthsBefore } from '@/features/points/rules'
import {
  calendarDay,
  daysUntil,
  formatClock,
  formatDay,
  formatMinute,
  friendlyDay,
  shopMidnight as appMidnight,
  weekdayOf,
  writtenMidnight
} from '@/lib/dates'

/** From 2020 to 2100, any ms. */
const anyMoment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2100, 0, 1) })

// the app does without the library that the gateway reads the shop's clock with: they must read it alike
describe('the app’s dates', () => {
  it('are the gateway’s day and hour', () => {
    fc.assert(
      fc.property(anyMoment, (ms) => {
        expect(calendarDay(ms)).toBe(shopDay(ms).replaceAll('-', '/'))
        expect(formatClock(ms).slice(0, 2)).toBe(String(shopHour(ms)).padStart(2, '0'))
        expect(formatMinute(shopMidnight(ms), 'en-US', ms)).toMatch(/, 00:00$/)
        expect(writtenMidnight(shopDay(ms))).toBe(shopMidnight(ms))
        expect(dayStart(shopDay(ms))).toBe(shopMidnight(ms))
        expect(weekdayOf(shopDay(ms))).toBe(shopWeekday(ms))
        const month = shopDay(ms).slice(0, 7)
        expect(monthsBefore(shopDay(ms))).toEqual(Array.from({ length: 12 }, (_, back) => monthAfter(month, -back)))
        expect(appMidnight(ms)).toBe(shopMidnight(ms))
      })
    )
  })

  it('say a day and a minute as messages do, with the year where it is another', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: -400, max: 400 }), (ms, days) => {
        const now = moment(ms).add(days, 'day').valueOf()
        expect([formatDay(ms, 'zh-CN', now), formatDay(ms, 'en-US', now)]).toEqual(Object.values(saidDay(ms, now)))
        expect([formatMinute(ms, 'zh-CN', now), formatMinute(ms, 'en-US', now)]).toEqual(
          Object.values(saidMinute(ms, now))
        )
      })
    )
    expect(saidMinute(Date.UTC(2026, 10, 28, 10), Date.UTC(2026, 0))).toEqual({
      zh: '11月28日 18:00',
      en: 'Nov 28, 18:00'
    })
  })

  it('count days as the gateway does, over months, years and leap days', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: -800, max: 800 }), (ms, days) => {
        const day = shopDay(moment(ms).add(days, 'day').valueOf())
        expect(daysUntil(day, ms)).toBe(days)
        expect(friendlyDay(day, ms).startsWith('明天')).toBe(days === 1)
      })
    )
  })
})
