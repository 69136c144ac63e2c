import fc from 'fast-check'
import { afterSaleDays, afterSaleRule } from '@domain/aftersale/afterSaleDays'
import { ripeAt, ripeBefore } from '@domain/aftersale/ripening'

const DAY = 86_400_000
const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) })

it('ripens at the shop’s midnight, seven whole days from the day after', () => {
  const receivedAt = Date.parse('2026-05-01T09:00:00+08:00')
  expect(ripeAt(receivedAt)).toBe(Date.parse('2026-05-09T00:00:00+08:00'))
  expect(ripeAt(receivedAt, 10)).toBe(Date.parse('2026-05-12T00:00:00+08:00'))
  expect(ripeAt(receivedAt, 1)).toBe(ripeAt(receivedAt))
})

it('never while any of the goods can still go back', () => {
  fc.assert(
    fc.property(
      moment,
      fc.array(fc.nat(30), { minLength: 1 }),
      fc.integer({ min: 1, max: 90 }),
      (receivedAt, later, days) => {
        const there = later.map((after) => receivedAt + after * DAY)
        const ripe = ripeAt(Math.max(receivedAt, ...there), days)
        for (const signedAt of [receivedAt, ...there]) {
          const { noReasonUntil, faultUntil } = afterSaleDays(signedAt, afterSaleRule(false))
          expect(ripe).toBeGreaterThanOrEqual(Math.max(noReasonUntil, faultUntil))
        }
      }
    )
  )
})

it('is the same question both ways round', () => {
  fc.assert(
    fc.property(moment, fc.nat(40 * DAY), fc.integer({ min: 1, max: 30 }), (there, passedMs, days) => {
      const now = there + passedMs
      expect(there < ripeBefore(now, days)).toBe(now >= ripeAt(there, days))
    })
  )
})
