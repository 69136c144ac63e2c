import fc from 'fast-check'
import { applyRewards, type OwnRewards, type RewardChoice } from '@domain/rewards/rewards'
import { purchaseOf, settle, type SettlementInputShop } from '@domain/checkout/settlement'

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
const coupon: OwnRewards['coupons'][number] = {
  userCouponId: 'all',
  benefit: 'AMOUNT',
  amountFen: 1_600,
  thresholdFen: 16_000,
  shopCode: null,
  startAt: 0,
  endAt: 100
}

const own = (over: Partial<OwnRewards> = {}): OwnRewards => ({
  coupons: [coupon],
  packets: [],
  points: { balance: 0, rule: { pointsPerFen: 1, leastPoints: 100, mostBasisPoints: 3000 } },
  ...over
})
const everything: RewardChoice = { userCouponIds: ['all'], userPacketId: 'p', usePoints: true }
const settleShops = (
  input: readonly SettlementInputShop[],
  options: { nowMs?: number; regionCode?: string; own?: OwnRewards } = {}
) => {
  const purchase = purchaseOf(input, { nowMs: options.nowMs ?? 5, regionCode: options.regionCode })
  return settle(input, purchase, applyRewards(purchase, options.own ?? own(), everything))
}

describe('settlement', () => {
  test('adds up goods, freight and coupon by shop and in all', () => {
    const { shops: byShop, ...all } = settleShops(shops)
    const none = { packetFen: 0, pointFen: 0 }
    expect(byShop).toEqual([
      {
        shopCode: 'A',
        goodsFen: 6_000,
        freightFen: 1_000,
        discountFen: 600,
        couponFen: 600,
        ...none,
        payFen: 6_400,
        freightOffFen: 0,
        coupons: [{ userCouponId: 'all', discountFen: 600 }],
        rows: [{ couponFen: 600, ...none }]
      },
      {
        shopCode: 'B',
        goodsFen: 10_000,
        freightFen: 0,
        discountFen: 1_000,
        couponFen: 1_000,
        ...none,
        payFen: 9_000,
        freightOffFen: 0,
        coupons: [{ userCouponId: 'all', discountFen: 1_000 }],
        rows: [
          { couponFen: 900, ...none },
          { couponFen: 100, ...none }
        ]
      }
    ])
    expect(all).toEqual({
      goodsFen: 16_000,
      freightFen: 1_000,
      discountFen: 1_600,
      couponFen: 1_600,
      ...none,
      payFen: 15_400
    })
  })

  test('a freight coupon is taken off the way, and no row of goods', () => {
    const way = own({ coupons: [{ ...coupon, benefit: 'FREIGHT', thresholdFen: 0, amountFen: 700 }] })
    const [first, second] = settleShops(shops, { own: way }).shops
    expect(first).toMatchObject({ freightFen: 1_000, freightOffFen: 700, couponFen: 700, payFen: 6_300 })
    expect(first?.rows).toEqual([{ couponFen: 0, packetFen: 0, pointFen: 0 }])
    expect(second).toMatchObject({ freightOffFen: 0, coupons: [], payFen: 10_000 })
  })

  test('a coupon that does not apply takes nothing off', () => {
    expect(settleShops(shops, { nowMs: 100 })).toMatchObject({ discountFen: 0, payFen: 17_000 })
  })

  test('a remote region pays its extra once a shop', () => {
    expect(settleShops(shops, { regionCode: '650102' }).freightFen).toBe(5_000)
  })

  test('the parts always add up to the whole, to the fen', () => {
    const rows = fc.array(
      fc.record({
        ...{ spuCode: fc.constant('POT'), categoryCode: fc.constant('C020101') },
        priceFen: fc.integer({ min: 1, max: 2_000_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
        freightClass: fc.constantFrom('PARCEL' as const, 'LARGE' as const)
      }),
      { minLength: 1, maxLength: 6 }
    )
    const amounts = fc.tuple(fc.nat(9_000_000), fc.nat(9_000_000), fc.nat(9_000_000))
    fc.assert(
      fc.property(fc.array(rows, { minLength: 1, maxLength: 5 }), amounts, (all, [amountFen, balanceFen, balance]) => {
        const input = all.map((lines, index) => ({ shopCode: String(index), freight, rows: lines }))
        const packet = { thresholdFen: 0, shopCode: null, startAt: 0, endAt: 100, setAside: false }
        const whole = settleShops(input, {
          own: own({
            coupons: [{ ...coupon, amountFen, thresholdFen: 0 }],
            packets: [{ userPacketId: 'p', balanceFen, ...packet }],
            points: { ...own().points, balance }
          })
        })
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
        expect(sum(whole.shops.map((shop) => shop.payFen))).toBe(whole.payFen)
        expect(whole.payFen).toBe(whole.goodsFen + whole.freightFen - whole.discountFen)
        expect(whole.discountFen).toBe(whole.couponFen + whole.packetFen + whole.pointFen)
        for (const shop of whole.shops) {
          expect(sum(shop.rows.map((row) => row.couponFen + row.packetFen + row.pointFen))).toBe(shop.discountFen)
          expect(shop.payFen).toBeGreaterThan(0)
        }
      })
    )
  })
})

/** Up to three shops with up to four rows each, and any of coupon, packet and points. */
const anyOrder = fc.record({
  shops: fc.array(
    fc.array(
      fc.record({
        spuCode: fc.constantFrom('P1', 'P2', 'P3'),
        categoryCode: fc.constantFrom('C1', 'C2'),
        priceFen: fc.integer({ min: 1, max: 99_999 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        flash: fc.boolean(),
        freightClass: fc.constantFrom('PARCEL' as const, 'LARGE' as const)
      }),
      { minLength: 1, maxLength: 4 }
    ),
    { minLength: 1, maxLength: 3 }
  ),
  amountFen: fc.integer({ min: 1, max: 60_000 }),
  benefit: fc.constantFrom('AMOUNT' as const, 'PERCENT' as const, 'FREIGHT' as const),
  offBp: fc.integer({ min: 1, max: 9_999 }),
  packetFen: fc.nat(20_000),
  points: fc.nat(100_000)
})

test('with any reductions, rows, shops and the whole agree to the fen, over 10,000 orders', () => {
  let discountSum = 0
  fc.assert(
    fc.property(anyOrder, ({ shops: rowsOf, packetFen, points, ...benefit }) => {
      const input = rowsOf.map((rows, index): SettlementInputShop => ({ shopCode: `S${index}`, freight, rows }))
      const all = settleShops(input, {
        own: own({
          coupons: [{ ...coupon, ...benefit, thresholdFen: 0 }],
          packets:
            packetFen > 0
              ? [
                  {
                    userPacketId: 'p',
                    balanceFen: packetFen,
                    setAside: false,
                    thresholdFen: 0,
                    shopCode: null,
                    startAt: 0,
                    endAt: 100
                  }
                ]
              : [],
          points: { balance: points, rule: { pointsPerFen: 1, leastPoints: 100, mostBasisPoints: 3000 } }
        })
      })
      const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
      for (const [shopIndex, shop] of all.shops.entries()) {
        const wrong =
          sum(shop.rows.map((row) => row.couponFen)) + shop.freightOffFen !== shop.couponFen ||
          sum(shop.rows.map((row) => row.packetFen)) !== shop.packetFen ||
          sum(shop.rows.map((row) => row.pointFen)) !== shop.pointFen ||
          sum(shop.coupons.map(({ discountFen }) => discountFen)) !== shop.couponFen ||
          shop.couponFen + shop.packetFen + shop.pointFen !== shop.discountFen ||
          shop.goodsFen + shop.freightFen - shop.discountFen !== shop.payFen ||
          shop.payFen < 0 ||
          shop.rows.some((row, index) => {
            const { priceFen, quantity } = rowsOf[shopIndex]?.[index] ?? { priceFen: 0, quantity: 0 }
            return row.couponFen + row.packetFen + row.pointFen > priceFen * quantity
          })
        if (wrong) throw new Error(JSON.stringify(shop))
      }
      expect(sum(all.shops.map(({ payFen }) => payFen))).toBe(all.payFen)
      expect(sum(all.shops.map(({ discountFen }) => discountFen))).toBe(all.discountFen)
      if (all.couponFen > 0 && all.packetFen > 0 && all.pointFen > 0) discountSum += 1
    }),
    { numRuns: 10_000 }
  )
  expect(discountSum).toBeGreaterThan(1_000)
})
