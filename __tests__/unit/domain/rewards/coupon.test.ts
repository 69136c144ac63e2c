import fc from 'fast-check'
import {
  couponKind,
  couponUse,
  discountByFreight,
  discountByRow,
  type CouponGoods,
  type CouponRule
} from '@domain/rewards/coupon'

const coupon = (over: Partial<CouponRule> = {}): CouponRule => ({
  benefit: 'AMOUNT',
  amountFen: 5_000,
  thresholdFen: 20_000,
  shopCode: null,
  startAt: 100,
  endAt: 200,
  ...over
})
const row = (shopCode: string, goodsFen: number, over: Partial<CouponGoods> = {}): CouponGoods => ({
  shopCode,
  spuCode: `P${shopCode}`,
  categoryCode: `C${shopCode}`,
  goodsFen,
  ...over
})
const goods = [row('A', 15_000), row('B', 10_000)]
const freights = [
  { shopCode: 'A', freightFen: 800 },
  { shopCode: 'B', freightFen: 1_200 }
]
const usableCoupon = (discountFen: number) => ({ usable: true, discountFen, shortFen: 0 })
const refusedCoupon = (refusal: string, shortFen = 0) => ({ usable: false, discountFen: 0, shortFen, refusal })

describe('coupon', () => {
  test.each([
    ['applies', coupon(), 150, usableCoupon(5_000)],
    ['too early', coupon(), 99, refusedCoupon('NOT_STARTED')],
    ['at its end', coupon(), 200, refusedCoupon('ENDED')],
    ['short', coupon({ thresholdFen: 30_000 }), 150, refusedCoupon('SHORT', 5_000)],
    ['of one shop', coupon({ shopCode: 'B' }), 150, refusedCoupon('SHORT', 10_000)],
    ['exactly reached', coupon({ thresholdFen: 25_000 }), 150, usableCoupon(5_000)],
    ['of a shop not here', coupon({ shopCode: 'C' }), 150, refusedCoupon('NO_GOODS', 20_000)],
    [
      'larger than the goods leaves a fen a shop',
      coupon({ amountFen: 90_000, thresholdFen: 0 }),
      150,
      usableCoupon(24_998)
    ],
    ['of a category', coupon({ categoryCodes: ['CB', 'CX'], thresholdFen: 10_000 }), 150, usableCoupon(5_000)],
    ['of a category not here', coupon({ categoryCodes: ['CX'] }), 150, refusedCoupon('NO_GOODS', 20_000)],
    ['of a product', coupon({ spuCodes: ['PA'], thresholdFen: 15_001 }), 150, refusedCoupon('SHORT', 1)],
    [
      'a percentage of what it covers',
      coupon({ benefit: 'PERCENT', offBp: 1_500, shopCode: 'B', thresholdFen: 0 }),
      150,
      usableCoupon(1_500)
    ],
    ['a percentage up to its cap', coupon({ benefit: 'PERCENT', offBp: 9_000 }), 150, usableCoupon(5_000)],
    [
      'freight of the shops it covers',
      coupon({ benefit: 'FREIGHT', shopCode: 'B', thresholdFen: 0 }),
      150,
      usableCoupon(1_200)
    ],
    ['freight up to its cap', coupon({ benefit: 'FREIGHT', amountFen: 1_500 }), 150, usableCoupon(1_500)]
  ])('%s', (_, rule, now, expected) => {
    expect(couponUse(rule, goods, now, freights)).toEqual(expected)
  })

  test('a coupon of freight does nothing where the delivery is free', () => {
    expect(couponUse(coupon({ benefit: 'FREIGHT' }), goods, 150)).toEqual(refusedCoupon('NO_FREIGHT'))
  })

  test('a coupon that leaves out flash sales counts and takes off the other goods alone', () => {
    const rule = coupon({ withoutFlash: true, thresholdFen: 10_000 })
    const mixedRows = [row('A', 15_000, { flash: true }), row('A', 10_000)]
    expect(couponUse(rule, mixedRows, 150)).toEqual(usableCoupon(5_000))
    expect(discountByRow(rule, 5_000, mixedRows)).toEqual([0, 5_000])
    expect(couponUse(rule, [row('A', 15_000, { flash: true })], 150)).toEqual(refusedCoupon('FLASH', 10_000))
  })

  test('a threshold counts the goods before other coupons, what is taken off comes from what these left', () => {
    const rowsLeft = [row('A', 20_000, { leftFen: 3_000 })]
    expect(couponUse(coupon(), rowsLeft, 150)).toEqual(usableCoupon(2_999))
    expect(couponUse(coupon({ benefit: 'PERCENT', offBp: 1_000 }), rowsLeft, 150)).toEqual(usableCoupon(300))
    expect(couponUse(coupon(), [row('A', 20_000, { leftFen: 1 })], 150)).toEqual(refusedCoupon('NOTHING_LEFT'))
  })

  test.each([
    ['AMOUNT', coupon({ shopCode: 'A' })],
    ['PERCENT', coupon({ benefit: 'PERCENT' })],
    ['CATEGORY', coupon({ benefit: 'PERCENT', categoryCodes: ['CA'] })],
    ['PRODUCT', coupon({ categoryCodes: ['CA'], spuCodes: ['PA'] })],
    ['FREIGHT', coupon({ benefit: 'FREIGHT', spuCodes: ['PA'] })]
  ])('a shopper knows it as one of %s', (kind, rule) => {
    expect(couponKind(rule)).toBe(kind)
  })

  test('the discount falls on what it covers only', () => {
    expect(discountByRow(coupon({ shopCode: 'B' }), 999, goods)).toEqual([0, 999])
    expect(discountByRow(coupon(), 10, [row('A', 3), row('A', 3), row('A', 6)])).toEqual([3, 2, 5])
    expect(discountByFreight(coupon({ shopCode: 'A' }), 800, goods, freights)).toEqual([800, 0])
  })

  test('the discount by row adds up exactly, no row pays less than nothing, and every shop keeps something to pay', () => {
    const rows = fc.array(
      fc.record<CouponGoods>({
        shopCode: fc.constantFrom('A', 'B', 'C'),
        spuCode: fc.constantFrom('P1', 'P2'),
        categoryCode: fc.constantFrom('C1', 'C2'),
        goodsFen: fc.integer({ min: 1, max: 5_000_000 }),
        flash: fc.boolean()
      }),
      { minLength: 1, maxLength: 8 }
    )
    const rules = fc.record({
      benefit: fc.constantFrom('AMOUNT' as const, 'PERCENT' as const),
      amountFen: fc.integer({ min: 1, max: 9_000_000 }),
      offBp: fc.integer({ min: 1, max: 9_999 }),
      withoutFlash: fc.boolean(),
      shopCode: fc.constantFrom('A', null)
    })
    const scopes = fc.constantFrom<Partial<CouponRule>>({}, { categoryCodes: ['C1'] }, { spuCodes: ['P2'] })
    fc.assert(
      fc.property(rows, rules, scopes, (all, over, scope) => {
        const rule = coupon({ ...over, ...scope, thresholdFen: 0 })
        const use = couponUse(rule, all, 150)
        if (!use.usable) return
        expect(use.discountFen).toBeLessThanOrEqual(rule.amountFen)
        const parts = discountByRow(rule, use.discountFen, all)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(use.discountFen)
        for (const shop of new Set(all.map(({ shopCode }) => shopCode))) {
          const own = all.flatMap(({ shopCode, goodsFen }, index) =>
            shopCode === shop ? [goodsFen - (parts[index] ?? 0)] : []
          )
          expect(Math.min(...own)).toBeGreaterThanOrEqual(0)
          expect(own.reduce((sum, fen) => sum + fen, 0)).toBeGreaterThan(0)
        }
      })
    )
  })
})
