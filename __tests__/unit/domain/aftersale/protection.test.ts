import fc from 'fast-check'
import { protectedUntil, protectionOf, type ProtectionQuestion } from '@domain/aftersale/protection'
import { keptMoney, partialRefund, type FrozenRow } from '@domain/aftersale/refund'
import { DAY_MS } from '@domain/spans'

const row: FrozenRow = { priceFen: 1_000, quantity: 3, couponFen: 100, packetFen: 50, pointFen: 20 }
const questionOf = (over: Partial<ProtectionQuestion> = {}): ProtectionQuestion => ({
  order: { status: 'WAIT_SHIP', createdAt: 0 },
  row,
  returned: 0,
  nowFen: 900,
  nowMs: DAY_MS,
  ...over
})

describe('a price that fell after the order', () => {
  test('gives the difference of the pieces that were kept', () => {
    expect(protectionOf(questionOf())).toEqual({ state: 'CLAIMABLE', refundFen: 300 })
    expect(protectionOf(questionOf({ returned: 2 }))).toEqual({ state: 'CLAIMABLE', refundFen: 100 })
  })

  test('gives no more than was paid in money', () => {
    expect(protectionOf(questionOf({ nowFen: 0 }))).toEqual({ state: 'CLAIMABLE', refundFen: 2_830 })
    const byPoints = { ...row, couponFen: 0, packetFen: 0, pointFen: 3_000 }
    expect(protectionOf(questionOf({ row: byPoints }))).toEqual({ state: 'SPENT', refundFen: 0 })
  })

  test.each<[string, Partial<ProtectionQuestion>]>([
    ['SAME', { nowFen: 1_000 }],
    ['SAME', { nowFen: 1_200 }],
    ['GONE', { nowFen: undefined }],
    ['RETURNED', { returned: 3 }],
    ['OVER', { nowMs: protectedUntil(0) }],
    ['UNPAID', { order: { status: 'WAIT_PAY', createdAt: 0 } }],
    ['CLOSED', { order: { status: 'CANCELLED', createdAt: 0 } }]
  ])('gives nothing and says why: %s', (state, over) => {
    expect(protectionOf(questionOf(over))).toEqual({ state, refundFen: 0 })
  })

  test('can be claimed to the last moment of seven days, in every state that is paid', () => {
    for (const status of ['WAIT_SHIP', 'WAIT_RECEIVE', 'COMPLETED'] as const) {
      const order = { status, createdAt: 0 }
      expect(protectionOf(questionOf({ order, nowMs: 7 * DAY_MS - 1 })).state).toBe('CLAIMABLE')
    }
  })

  test('is claimed once, however far the price falls afterwards', () => {
    const claimedRow = { ...row, lowered: { fen: 300, returned: 0 } }
    expect(protectionOf(questionOf({ row: claimedRow, nowFen: 1 }))).toEqual({ state: 'CLAIMED', refundFen: 300 })
  })

  test('with returns before and after it, the refund is the price paid, to the fen', () => {
    const any = fc.record({
      priceFen: fc.integer({ min: 1, max: 5_000_000 }),
      quantity: fc.integer({ min: 1, max: 60 }),
      off: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100)),
      nowFen: fc.nat(5_000_000),
      before: fc.array(fc.nat(20), { maxLength: 3 }),
      after: fc.array(fc.nat(20), { maxLength: 6 })
    })
    fc.assert(
      fc.property(any, ({ priceFen, quantity, off, nowFen, before, after }) => {
        const goodsFen = priceFen * quantity
        const [couponFen, packetFen, pointFen] = off.map((part) => Math.floor((goodsFen * part) / 300)) as [
          number,
          number,
          number
        ]
        let goodsRow: FrozenRow = { priceFen, quantity, couponFen, packetFen, pointFen }
        const paidFen = goodsFen - couponFen - packetFen - pointFen
        const back = { payFen: 0, packetFen: 0, pointFen: 0 }
        let returned = 0
        const giveBack = (steps: readonly number[]) => {
          for (const step of steps) {
            const next = Math.min(quantity, returned + step)
            const refund = partialRefund(goodsRow, returned, next)
            for (const part of ['payFen', 'packetFen', 'pointFen'] as const) {
              expect(refund[part]).toBeGreaterThanOrEqual(0)
              back[part] += refund[part]
            }
            returned = next
            expect(keptMoney(goodsRow, returned)).toBe(paidFen - back.payFen)
          }
        }
        giveBack(before)
        const { state, refundFen } = protectionOf(questionOf({ row: goodsRow, returned, nowFen }))
        expect(refundFen).toBeLessThanOrEqual(paidFen - back.payFen)
        expect(refundFen > 0).toBe(state === 'CLAIMABLE')
        if (state === 'CLAIMABLE') {
          goodsRow = { ...goodsRow, lowered: { fen: refundFen, returned } }
          back.payFen += refundFen
          expect(protectionOf(questionOf({ row: goodsRow, returned, nowFen: 0 })).state).toBe('CLAIMED')
        }
        giveBack([...after, quantity])
        expect(back).toEqual({ payFen: paidFen, packetFen, pointFen })
      }),
      { numRuns: 2_000 }
    )
  })
})
