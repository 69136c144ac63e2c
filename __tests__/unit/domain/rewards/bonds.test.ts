/** Orders of one settlement: with any of them paid and cancelled, none keeps a price without its condition. */
import { bondsOf, endsWith, keptAmong, paidWith, type Bond } from '@domain/rewards/bonds'
import { bundleOff } from '@domain/goods/bundle'
import type { CouponGoods } from '@domain/rewards/coupon'
import { applyRewards, type OwnRewards } from '@domain/rewards/rewards'
import fc from 'fast-check'

const line = fc.record({
  shop: fc.integer({ min: 0, max: 3 }),
  product: fc.integer({ min: 0, max: 4 }),
  priceFen: fc.integer({ min: 1_000, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 3 })
})
const settlement = fc.record({
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 6, selector: ({ product }) => product }),
  rules: fc.array(fc.record({ main: fc.integer({ min: 0, max: 4 }), part: fc.integer({ min: 0, max: 4 }) }), {
    maxLength: 4
  }),
  thresholdFen: fc.integer({ min: 0, max: 60_000 }),
  packetFrom: fc.integer({ min: 0, max: 60_000 }),
  way: fc.boolean(),
  steps: fc.array(fc.tuple(fc.boolean(), fc.nat(3)), { maxLength: 8 })
})

const base = { startAt: 0, endAt: 10, shopCode: null }

function priceGoods({
  lines,
  rules,
  thresholdFen,
  packetFrom,
  way
}: typeof settlement extends fc.Arbitrary<infer T> ? T : never) {
  const bare = lines.map(({ shop, product, priceFen, quantity }) => ({
    quantity,
    sku: { skuCode: `K${product}`, spuCode: `P${product}`, shopCode: `S${shop}`, priceFen }
  }))
  const bundles = rules.map(({ main, part }) => ({ spuCode: `P${main}`, skuCode: `K${part}`, offFen: 300 + main }))
  const off = bundleOff(bundles, bare)
  const rows = bare.map((row) => ({ ...row, bundleFen: off.get(row.sku.skuCode) ?? 0 }))
  const goods = rows.map(({ sku, quantity, bundleFen }): CouponGoods => ({
    shopCode: sku.shopCode,
    spuCode: sku.spuCode,
    categoryCode: 'C',
    goodsFen: (sku.priceFen - bundleFen) * quantity
  }))
  const shops = [...new Set(goods.map(({ shopCode }) => shopCode))]
  const own: OwnRewards = {
    coupons: [
      { ...base, userCouponId: 'c', benefit: 'AMOUNT', amountFen: 900, thresholdFen },
      { ...base, userCouponId: 'f', benefit: 'FREIGHT', amountFen: way ? 800 : 0, thresholdFen: thresholdFen + 5_000 }
    ],
    packets: [{ ...base, userPacketId: 'p', balanceFen: 700, thresholdFen: packetFrom, setAside: false }],
    points: { balance: 0, rule: { pointsPerFen: 1, leastPoints: 100, mostBasisPoints: 3_000 } }
  }
  const freights = shops.map((shopCode) => ({ shopCode, freightFen: 600 }))
  const choice = { userCouponIds: ['c', 'f'], userPacketId: 'p', usePoints: false }
  const applied = applyRewards({ goods, freights, nowMs: 5 }, own, choice)
  return {
    bundles,
    rows,
    goods,
    shops,
    own,
    applied,
    bonds: bondsOf({ rules: bundles, lines: rows, goods, shops, applied, own })
  }
}

/** Prices of these orders whose condition the goods of these orders alone do not meet, by the rules and without bonds. */
function losses(
  { bundles, rows, goods, shops, own, applied }: ReturnType<typeof priceGoods>,
  orders: readonly string[]
): string[] {
  const here = (shop: string) => orders.includes(shop)
  const keptRows = rows.filter(({ sku }) => here(sku.shopCode))
  const off = bundleOff(bundles, keptRows)
  const fen = goods.filter(({ shopCode }) => here(shopCode)).reduce((sum, { goodsFen }) => sum + goodsFen, 0)
  const short = (least: number, uses: (shop: string, index: number) => boolean) =>
    fen < least ? shops.filter((shop, index) => here(shop) && uses(shop, index)) : []
  const rowsUse = (fens: readonly number[]) => (shop: string) =>
    goods.some(({ shopCode }, index) => shopCode === shop && (fens[index] ?? 0) > 0)
  return [
    ...keptRows.filter(({ sku, bundleFen }) => bundleFen > (off.get(sku.skuCode) ?? 0)).map(({ sku }) => sku.shopCode),
    ...applied.coupons.flatMap(({ userCouponId, rowFen, freightFen }) => {
      const rule = own.coupons.find((coupon) => coupon.userCouponId === userCouponId)
      return short(rule?.thresholdFen ?? 0, (shop, index) => rowsUse(rowFen)(shop) || (freightFen[index] ?? 0) > 0)
    }),
    ...short(own.packets[0]?.thresholdFen ?? 0, rowsUse(applied.rows.map(({ packetFen }) => packetFen)))
  ]
}

describe('orders of one settlement', () => {
  it('keep no price after its condition was lost, however they are paid and cancelled', () => {
    fc.assert(
      fc.property(settlement, (wish) => {
        const all = priceGoods(wish)
        let living = all.shops
        const paidCodes = new Set<string>()
        for (const [pays, time] of wish.steps) {
          const order = living[time % Math.max(1, living.length)]
          if (order === undefined) break
          if (pays) {
            const waiting = living.filter((code) => !paidCodes.has(code))
            if (!waiting.includes(order)) continue
            for (const code of [order, ...paidWith(all.bonds, { paid: [...paidCodes], waiting }, [order])])
              paidCodes.add(code)
          } else {
            const endedCodes = [
              order,
              ...endsWith(
                all.bonds,
                { paid: [...paidCodes], waiting: living.filter((code) => !paidCodes.has(code)) },
                order
              )
            ]
            living = living.filter((code) => !endedCodes.includes(code))
            for (const code of endedCodes) paidCodes.delete(code)
          }
          expect(losses(all, living)).toEqual([])
          expect(losses(all, [...paidCodes])).toEqual([])
        }
      }),
      { numRuns: 1_000 }
    )
  })

  it('end no order that keeps its condition without the one that is cancelled', () => {
    const bonds: Bond[] = [{ least: 100, parts: { A: 100, B: 40, C: 60 }, holds: ['B', 'C'] }]
    expect(endsWith(bonds, { paid: [], waiting: ['A', 'B', 'C'] }, 'A')).toEqual([])
    expect(endsWith(bonds, { paid: [], waiting: ['A', 'B', 'C'] }, 'B')).toEqual([])
    expect(endsWith(bonds, { paid: [], waiting: ['B', 'C'] }, 'B')).toEqual(['C'])
    expect(endsWith(bonds, { paid: ['A', 'B'], waiting: ['C'] }, 'A')).toEqual(['B', 'C'])
    expect(paidWith(bonds, { paid: [], waiting: ['A', 'B', 'C'] }, ['A'])).toEqual([])
    expect(paidWith(bonds, { paid: ['A'], waiting: ['B', 'C'] }, ['B'])).toEqual([])
    expect(paidWith(bonds, { paid: [], waiting: ['B', 'C'] }, ['B'])).toEqual(['C'])
    expect(keptAmong(bonds, ['B'])).toEqual([])
  })

  it('take a bundle’s reduction off no more pieces of all lines of a SKU than of the main product', () => {
    const rule = { spuCode: 'MAIN', skuCode: 'PART', offFen: 200 }
    const of = (code: string) => ({ quantity: 1, sku: { skuCode: code, spuCode: code, priceFen: 1_000 } })
    expect(bundleOff([rule], [of('MAIN'), of('PART')]).get('PART')).toBe(200)
    expect(bundleOff([rule], [of('MAIN'), of('PART'), of('PART')]).get('PART')).toBeUndefined()
  })
})
