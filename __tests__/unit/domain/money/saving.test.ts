import fc from 'fast-check'
import { bundleOff, pricedTogether } from '@domain/goods/bundle'
import { cartTotals } from '@domain/checkout/cart'
import { bestRewards } from '@domain/rewards/bestRewards'
import type { CouponRule } from '@domain/rewards/coupon'
import { goodsSaving, pieceSaving, priceParts, type AskedPrice } from '@domain/money/saving'
import { purchaseOf, settle } from '@domain/checkout/settlement'

const fen = fc.integer({ min: 1, max: 2_000_000 })
const anyPrice: fc.Arbitrary<AskedPrice> = fc
  .record({ priceFen: fen, listPriceFen: fen, regularPriceFen: fc.option(fen) })
  .map(({ regularPriceFen, ...rest }) => (regularPriceFen === null ? rest : { ...rest, regularPriceFen }))
const pot = { categoryCode: 'C020101' }
const rows = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    shopCode: fc.constantFrom('A', 'B', 'C'),
    sku: anyPrice
  }),
  { minLength: 1, maxLength: 8 }
)
const place = fc.nat(7).map(String)
const rules = fc.array(fc.record({ spuCode: place, skuCode: place, offFen: fc.integer({ min: 1, max: 9_000 }) }))
const coupon = fc.record<CouponRule>({
  benefit: fc.constantFrom('AMOUNT', 'PERCENT'),
  offBp: fc.integer({ min: 1, max: 9_999 }),
  withoutFlash: fc.boolean(),
  amountFen: fc.integer({ min: 1, max: 5_000_000 }),
  thresholdFen: fc.nat(3_000_000),
  shopCode: fc.constantFrom('A', 'B', null),
  startAt: fc.constantFrom(0, 10),
  endAt: fc.constantFrom(6, 4)
})

describe('a saving', () => {
  test('on a piece is the list price less the price now, by a cut and by a flash sale', () => {
    expect(pieceSaving({ priceFen: 54_900, listPriceFen: 68_900, regularPriceFen: 59_900 })).toEqual({
      listFen: 68_900,
      cutFen: 9_000,
      flashFen: 5_000,
      savedFen: 14_000
    })
  })

  test('on goods bought together is apart from a cut and a flash sale', () => {
    const flash = { priceFen: 2_000, listPriceFen: 3_000, regularPriceFen: 2_500 }
    expect(goodsSaving([{ quantity: 2, sku: flash, bundleFen: 300 }])).toEqual({
      listFen: 6_000,
      cutFen: 1_000,
      flashFen: 400,
      bundleFen: 600
    })
  })

  test('is the same with and without its parts', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        const { priceFen, listPriceFen, regularPriceFen = 0 } = price
        const saving = pieceSaving({ priceFen, listPriceFen: Math.max(listPriceFen, regularPriceFen) })
        const { savedFen, cutFen, flashFen } = pieceSaving(price)
        expect(savedFen).toBe(saving.savedFen)
        expect(cutFen + flashFen).toBe(savedFen)
        expect(Math.min(cutFen, flashFen)).toBeGreaterThanOrEqual(0)
      })
    )
  })

  test('the parts of a sum add up to the difference, to the fen', () => {
    fc.assert(
      fc.property(rows, fc.nat(10_000), fc.nat(5_000), (all, couponFen, freightFen) => {
        const parts = priceParts(goodsSaving(all), { couponFen, freightFen })
        const goodsFen = all.reduce((sum, { quantity, sku }) => sum + quantity * sku.priceFen, 0)
        expect(parts.cutFen + parts.flashFen + parts.couponFen).toBe(parts.savedFen)
        expect(parts.listFen - parts.savedFen + parts.freightFen).toBe(parts.payFen)
        expect(parts.payFen).toBe(goodsFen - couponFen + freightFen)
      })
    )
  })

  test('the cart and the settlement of its lines say the same sum of the same parts', () => {
    const freight = { baseFen: 1_000, freeFromFen: 9_900, remoteExtraFen: 0, remoteRegionCodes: [] }
    fc.assert(
      fc.property(
        rows,
        rules,
        fc.array(coupon, { maxLength: 5 }),
        fc.nat(9_000),
        fc.nat(9_000),
        (all, together, some, inPacket, balance) => {
          const terms = { thresholdFen: 0, shopCode: null, startAt: 0, endAt: 9, setAside: false }
          const own = {
            coupons: some.map((coupon, index) => ({ ...coupon, userCouponId: String(index) })),
            packets: [{ userPacketId: 'p', balanceFen: inPacket, ...terms }],
            points: { balance, rule: { pointsPerFen: 1, leastPoints: 100, mostBasisPoints: 3000 } }
          }
          const inCart = all.map(({ quantity, shopCode, sku }, index) => ({
            quantity,
            selected: true,
            sku: { ...sku, ...pot, skuCode: `${index}`, spuCode: `${index}`, shopCode, shopName: shopCode }
          }))
          const off = bundleOff(together, inCart)
          const {
            count: _,
            goods,
            ...cart
          } = cartTotals(
            inCart,
            off,
            (goodsInCart) => bestRewards({ goods: goodsInCart, freights: [], nowMs: 5 }, own).applied
          )
          const settledRows = inCart.map(({ quantity, sku }) => ({
            quantity,
            sku: pricedTogether(sku, off),
            bundleFen: off.get(sku.skuCode) ?? 0
          }))
          const shops = [...new Set(goods.map(({ shopCode }) => shopCode))].map((shopCode) => ({
            shopCode,
            freight,
            rows: settledRows
              .filter(({ sku }) => sku.shopCode === shopCode)
              .map(({ quantity, sku: { spuCode, priceFen, regularPriceFen } }) => ({
                ...pot,
                spuCode,
                quantity,
                priceFen,
                flash: regularPriceFen !== undefined,
                freightClass: 'PARCEL' as const
              }))
          }))
          const purchase = purchaseOf(shops, { nowMs: 5 })
          const settlement = settle(shops, purchase, bestRewards(purchase, own).applied)
          const parts = priceParts(goodsSaving(settledRows), settlement)
          expect(parts.payFen).toBe(settlement.payFen)
          expect({ ...parts, freightFen: 0, payFen: parts.payFen - settlement.freightFen }).toEqual(cart)
        }
      )
    )
  })
})
