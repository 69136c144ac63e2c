import fc from 'fast-check'
import { bestCoupon, couponUse, discountByRow, discountByShop, type CouponRule } from '@domain/coupon'

const coupon = (over: Partial<CouponRule> = {}): CouponRule => ({
  amountFen: 5_000,
  thresholdFen: 20_000,
  shopCode: null,
  startAt: 100,
  endAt: 200,
  ...over
})
const shops = [
  { shopCode: 'A', goodsFen: 15_000 },
  { shopCode: 'B', goodsFen: 10_000 }
]

describe('coupon', () => {
  test.each([
    ['applies', coupon(), 150, { usable: true, discountFen: 5_000, shortFen: 0 }],
    ['too early', coupon(), 99, { usable: false, discountFen: 0, shortFen: 0, refusal: 'NOT_STARTED' }],
    ['at its end', coupon(), 200, { usable: false, discountFen: 0, shortFen: 0, refusal: 'ENDED' }],
    [
      'short',
      coupon({ thresholdFen: 30_000 }),
      150,
      { usable: false, discountFen: 0, shortFen: 5_000, refusal: 'SHORT' }
    ],
    [
      'of one shop',
      coupon({ shopCode: 'B' }),
      150,
      { usable: false, discountFen: 0, shortFen: 10_000, refusal: 'SHORT' }
    ],
    ['exactly reached', coupon({ thresholdFen: 25_000 }), 150, { usable: true, discountFen: 5_000, shortFen: 0 }],
    [
      'of a shop not here',
      coupon({ shopCode: 'C' }),
      150,
      { usable: false, discountFen: 0, shortFen: 20_000, refusal: 'NO_GOODS' }
    ],
    [
      'larger than the goods leaves a fen a shop',
      coupon({ amountFen: 90_000, thresholdFen: 0 }),
      150,
      { usable: true, discountFen: 24_998, shortFen: 0 }
    ]
  ])('%s', (_, rule, now, expected) => {
    expect(couponUse(rule, shops, now)).toEqual(expected)
  })

  test('the best saves most; of equals the one that ends first', () => {
    const small = coupon({ amountFen: 100 })
    const late = coupon({ endAt: 900 })
    const soon = coupon()
    const unreachable = coupon({ amountFen: 9_000, thresholdFen: 99_000 })
    expect(bestCoupon([small, late, soon, unreachable], shops, 150)).toBe(soon)
    expect(bestCoupon([unreachable], shops, 150)).toBeUndefined()
  })

  test('the discount falls on covered shops only', () => {
    expect(discountByShop(coupon({ shopCode: 'B' }), 999, shops)).toEqual([0, 999])
    expect(discountByRow(10, [3, 3, 3])).toEqual([4, 3, 3])
  })

  test('the discount by shop adds up exactly, and every shop keeps something to pay', () => {
    const many = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(many, fc.integer({ min: 1, max: 9_000_000 }), (goods, amountFen) => {
        const list = goods.map((goodsFen, index) => ({ shopCode: String(index), goodsFen }))
        const rule = coupon({ amountFen, thresholdFen: 0 })
        const use = couponUse(rule, list, 150)
        if (!use.usable) return
        const shares = discountByShop(rule, use.discountFen, list)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(use.discountFen)
        shares.forEach((share, index) => expect(share).toBeLessThan(goods[index] ?? 0))
      })
    )
  })
})
