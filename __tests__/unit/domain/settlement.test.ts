import fc from 'fast-check'
import type { CouponRule } from '@domain/coupon'
import { settle, type SettlementInputShop } from '@domain/settlement'

const freight = { baseFen: 1_000, freeFromFen: 9_900, remoteExtraFen: 2_000, remoteRegionCodes: ['650000'] }
const pot = { spuCode: 'POT', categoryCode: 'C020101' }
const shops: SettlementInputShop[] = [
  { shopCode: 'A', freight, rows: [{ ...pot, priceFen: 3_000, quantity: 2, freightClass: 'PARCEL' }] },
  {
    shopCode: 'B',
    freight,
    rows: [
      { ...pot, priceFen: 9_000, quantity: 1, freightClass: 'LARGE' },
      { ...pot, priceFen: 1_000, quantity: 1, freightClass: 'PARCEL' }
    ]
  }
]
const coupon: CouponRule = {
  benefit: 'AMOUNT',
  amountFen: 1_600,
  thresholdFen: 16_000,
  shopCode: null,
  startAt: 0,
  endAt: 100
}

describe('settlement', () => {
  test('adds up goods, freight and coupon by shop and in all', () => {
    const settled = settle(shops, { nowMs: 5, coupon })
    expect(settled.shops).toEqual([
      { shopCode: 'A', goodsFen: 6_000, freightFen: 1_000, discountFen: 600, payFen: 6_400, rowDiscountFen: [600] },
      { shopCode: 'B', goodsFen: 10_000, freightFen: 0, discountFen: 1_000, payFen: 9_000, rowDiscountFen: [900, 100] }
    ])
    expect(settled).toMatchObject({ goodsFen: 16_000, freightFen: 1_000, discountFen: 1_600, payFen: 15_400 })
  })

  test('a coupon that does not apply takes nothing off', () => {
    expect(settle(shops, { nowMs: 100, coupon })).toMatchObject({ discountFen: 0, payFen: 17_000 })
  })

  test('a remote region pays its extra once a shop', () => {
    expect(settle(shops, { nowMs: 5, regionCode: '650102' }).freightFen).toBe(5_000)
  })

  test('the parts always add up to the whole, to the fen', () => {
    const rows = fc.array(
      fc.record({
        spuCode: fc.constant('POT'),
        categoryCode: fc.constant('C020101'),
        priceFen: fc.integer({ min: 1, max: 2_000_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
        freightClass: fc.constantFrom('PARCEL' as const, 'LARGE' as const)
      }),
      { minLength: 1, maxLength: 6 }
    )
    fc.assert(
      fc.property(fc.array(rows, { minLength: 1, maxLength: 5 }), fc.nat(9_000_000), (all, amountFen) => {
        const input = all.map((own, index) => ({ shopCode: String(index), freight, rows: own }))
        const settled = settle(input, { nowMs: 5, coupon: { ...coupon, amountFen, thresholdFen: 0 } })
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
        expect(sum(settled.shops.map((shop) => shop.payFen))).toBe(settled.payFen)
        expect(settled.payFen).toBe(settled.goodsFen + settled.freightFen - settled.discountFen)
        for (const shop of settled.shops) {
          expect(sum(shop.rowDiscountFen)).toBe(shop.discountFen)
          expect(shop.payFen).toBeGreaterThan(0)
        }
      })
    )
  })
})
