import { moment, shopDay, shopHour, shopMidnight } from '@domain/day'
import fc from 'fast-check'
import {
  calendarDay,
  daysUntil,
  formatClock,
  formatMinute,
  friendlyDay,
  shopMidnight as appMidnight,
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
        expect(appMidnight(ms)).toBe(shopMidnight(ms))
      })
    )
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
