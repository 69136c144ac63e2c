import fc from 'fast-check'
import { bestRewards, couponStandings } from '@domain/rewards/bestRewards'
import type { CouponGoods } from '@domain/rewards/coupon'
import { applyRewards, type OwnCoupon, type OwnPacket, type OwnRewards, type Purchase } from '@domain/rewards/rewards'

const NOW = 150
const rule = { pointsPerFen: 1, leastPoints: 100, mostBasisPoints: 3000 }
const coupon = (userCouponId: string, over: Partial<OwnCoupon> = {}): OwnCoupon => ({
  userCouponId,
  benefit: 'AMOUNT',
  amountFen: 1_000,
  thresholdFen: 0,
  shopCode: null,
  startAt: 100,
  endAt: 200,
  ...over
})
const packet = (userPacketId: string, over: Partial<OwnPacket> = {}): OwnPacket => ({
  userPacketId,
  balanceFen: 800,
  thresholdFen: 0,
  shopCode: null,
  startAt: 100,
  endAt: 200,
  setAside: false,
  ...over
})
const row = (shopCode: string, goodsFen: number, over: Partial<CouponGoods> = {}): CouponGoods => ({
  shopCode,
  spuCode: 'P',
  categoryCode: 'C',
  goodsFen,
  ...over
})
const own = (over: Partial<OwnRewards> = {}): OwnRewards => ({
  coupons: [],
  packets: [],
  points: { balance: 0, rule },
  ...over
})
const purchase = (goods: CouponGoods[], freightFen: number[] = []): Purchase => ({
  goods,
  freights: [...new Set(goods.map(({ shopCode }) => shopCode))].map((shopCode, index) => ({
    shopCode,
    freightFen: freightFen[index] ?? 0
  })),
  nowMs: NOW
})
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

describe('rewards of a settlement', () => {
  test('are taken off in one order: shops’ coupons, the one of every shop, freight, the packet, points', () => {
    const mine = own({
      coupons: [
        coupon('all', { benefit: 'PERCENT', offBp: 1_000, amountFen: 99_999 }),
        coupon('shop', { shopCode: 'A', amountFen: 2_000 }),
        coupon('way', { benefit: 'FREIGHT', amountFen: 700 })
      ],
      packets: [packet('packet')],
      points: { balance: 99_999, rule }
    })
    const application = applyRewards(purchase([row('A', 10_000), row('B', 10_000)], [1_000, 0]), mine, {
      userCouponIds: ['way', 'all', 'shop'],
      userPacketId: 'packet',
      usePoints: true
    })
    expect(application.coupons.map(({ userCouponId, discountFen }) => [userCouponId, discountFen])).toEqual([
      ['shop', 2_000],
      // a tenth of the 180 that the shop's coupon left
      ['all', 1_800],
      ['way', 700]
    ])
    expect(application).toMatchObject({ freightOffFen: [700, 0], packetFen: 800, couponFen: 4_500 })
    // three tenths of the 154 that everything else left
    expect(application).toMatchObject({ pointFen: 4_620, points: 4_620, savedFen: 9_920 })
  })

  test('of two that do not go together the first one is used', () => {
    const mine = own({ coupons: [coupon('a', { shopCode: 'A' }), coupon('b', { shopCode: 'A' })] })
    const choice = { userCouponIds: ['b', 'a'], userPacketId: null, usePoints: false }
    const { coupons } = applyRewards(purchase([row('A', 10_000)]), mine, choice)
    expect(coupons.map(({ userCouponId }) => userCouponId)).toEqual(['a'])
  })

  test('a coupon, packet or points that can’t be used take nothing off', () => {
    const mine = own({
      coupons: [coupon('late', { endAt: NOW }), coupon('else', { shopCode: 'Z' })],
      packets: [packet('short', { thresholdFen: 20_000 })],
      points: { balance: 99, rule }
    })
    const all = { userCouponIds: ['late', 'else'], userPacketId: 'short', usePoints: true }
    expect(applyRewards(purchase([row('A', 10_000)]), mine, all)).toMatchObject({ savedFen: 0, userPacketId: null })
    expect(bestRewards(purchase([row('A', 10_000)]), mine).applied.savedFen).toBe(0)
  })
})

describe('the best rewards', () => {
  test('name one coupon a shop, one of every shop, one for freight, a packet, and points', () => {
    const mine = own({
      coupons: [
        coupon('a1', { shopCode: 'A', amountFen: 300 }),
        coupon('a2', { shopCode: 'A', amountFen: 500 }),
        coupon('b', { shopCode: 'B', amountFen: 100 }),
        coupon('all'),
        coupon('way', { benefit: 'FREIGHT' })
      ],
      packets: [packet('small', { balanceFen: 300 }), packet('large')],
      points: { balance: 200, rule }
    })
    const { choice } = bestRewards(purchase([row('A', 10_000), row('B', 10_000)], [600, 600]), mine)
    expect(choice).toEqual({
      userCouponIds: ['a2', 'b', 'all', 'way'],
      userPacketId: 'large',
      usePoints: true
    })
  })

  test('of equals take the one that ends first', () => {
    const mine = own({ coupons: [coupon('late', { endAt: 900 }), coupon('soon')] })
    expect(bestRewards(purchase([row('A', 10_000)]), mine).choice.userCouponIds).toEqual(['soon'])
  })

  test('leave out what would take nothing off', () => {
    const mine = own({ coupons: [coupon('shop', { shopCode: 'A' }), coupon('all')], packets: [packet('p')] })
    const { choice } = bestRewards(purchase([row('A', 500)]), mine)
    expect(choice).toMatchObject({ userCouponIds: ['shop'], userPacketId: null })
  })

  test('a larger coupon does not win where it leaves too little for points', () => {
    const mine = own({
      coupons: [coupon('large', { amountFen: 60 }), coupon('small', { amountFen: 40 })],
      points: { balance: 100, rule }
    })
    const { applied } = bestRewards(purchase([row('A', 375)]), mine)
    expect(applied).toMatchObject({ couponFen: 40, pointFen: 100 })
  })

  test('nor does a larger packet', () => {
    const packets = [packet('large', { balanceFen: 2 }), packet('small', { balanceFen: 1 })]
    const { applied } = bestRewards(purchase([row('A', 335)]), own({ packets, points: { balance: 100, rule } }))
    expect(applied).toMatchObject({ packetFen: 1, pointFen: 100 })
  })
})

test('a percentage that saves most alone does not win where a shop’s coupon leaves it too little', () => {
  const mine = own({
    coupons: [
      coupon('shop', { shopCode: 'A', amountFen: 3_000 }),
      coupon('half', { benefit: 'PERCENT', offBp: 5_000, amountFen: 9_900 }),
      coupon('amount', { amountFen: 4_000 })
    ]
  })
  const { choice } = bestRewards(purchase([row('A', 10_000)]), mine)
  expect(choice.userCouponIds).toEqual(['shop', 'amount'])
})

describe('why a coupon is not used', () => {
  const mine = own({
    coupons: [
      coupon('used', { shopCode: 'A', amountFen: 500 }),
      coupon('beside', { shopCode: 'A', amountFen: 300 }),
      coupon('short', { thresholdFen: 15_000 }),
      coupon('else', { categoryCodes: ['Z'] }),
      coupon('free')
    ]
  })
  const goods = purchase([row('A', 10_000)])
  const usedApplication = applyRewards(goods, mine, { userCouponIds: ['used'], userPacketId: null, usePoints: false })
  test.each([
    ['used', { discountFen: 500, shortFen: 0, clashes: [] }],
    ['beside', { discountFen: 300, shortFen: 0, obstacle: 'CLASH', clashes: ['used'] }],
    ['short', { discountFen: 0, shortFen: 5_000, obstacle: 'SHORT', clashes: [] }],
    ['else', { discountFen: 0, shortFen: 0, obstacle: 'NO_GOODS', clashes: [] }],
    ['free', { discountFen: 1_000, shortFen: 0, clashes: [] }]
  ])('%s', (id, standing) => {
    const index = mine.coupons.findIndex(({ userCouponId }) => userCouponId === id)
    expect(couponStandings(goods, mine, usedApplication)[index]).toEqual(standing)
  })

  test('nothing is left for it', () => {
    const little = purchase([row('A', 500)])
    const application = applyRewards(little, mine, { userCouponIds: ['used'], userPacketId: null, usePoints: false })
    expect(couponStandings(little, mine, application)[4]).toMatchObject({ obstacle: 'NOTHING_LEFT' })
  })
})

const shopCodes = ['A', 'B']
const anyCoupon = fc.record({
  benefit: fc.constantFrom('AMOUNT' as const, 'PERCENT' as const, 'FREIGHT' as const),
  amountFen: fc.integer({ min: 1, max: 900 }),
  offBp: fc.integer({ min: 1, max: 9_999 }),
  thresholdFen: fc.constantFrom(0, 0, 500),
  shopCode: fc.constantFrom(null, ...shopCodes),
  endAt: fc.constantFrom(150, 160, 170),
  scope: fc.constantFrom<Partial<OwnCoupon>>(
    {},
    {},
    { categoryCodes: ['C1'] },
    { spuCodes: ['P1'] },
    { withoutFlash: true }
  )
})
const anyRow = fc.record({
  shopCode: fc.constantFrom(...shopCodes),
  spuCode: fc.constantFrom('P1', 'P2'),
  categoryCode: fc.constantFrom('C1', 'C2'),
  goodsFen: fc.integer({ min: 1, max: 1_500 }),
  flash: fc.boolean()
})
const anyPacket = fc.record({
  balanceFen: fc.nat(600),
  thresholdFen: fc.constantFrom(0, 0, 700),
  shopCode: fc.constantFrom(null, ...shopCodes)
})
const anyCase = fc.record({
  goods: fc.array(anyRow, { minLength: 1, maxLength: 4 }),
  freight: fc.array(fc.nat(300), { minLength: 2, maxLength: 2 }),
  coupons: fc.array(anyCoupon, { maxLength: 5 }),
  packets: fc.array(anyPacket, { maxLength: 2 }),
  balance: fc.nat(700),
  leastPoints: fc.constantFrom(0, 50, 100)
})

type Case = typeof anyCase extends fc.Arbitrary<infer T> ? T : never
const purchaseOf = ({ goods, freight, coupons, packets, balance, leastPoints }: Case) => {
  const groupedGoods = shopCodes.flatMap((code) => goods.filter(({ shopCode }) => shopCode === code))
  const mine = own({
    coupons: coupons.map(({ scope, ...terms }, index) => coupon(`c${index}`, { ...terms, ...scope })),
    packets: packets.map((rule, index) => packet(`p${index}`, rule)),
    points: { balance, rule: { ...rule, leastPoints } }
  })
  return { mine, bought: purchase(groupedGoods, freight) }
}
const subsets = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]])

describe('any purchase with any rewards', () => {
  test('nothing is paid below one fen a shop, the parts add up to the fen, and no row goes below zero', () => {
    fc.assert(
      fc.property(anyCase, fc.integer(), fc.boolean(), (sample, seed, usePoints) => {
        const { mine, bought } = purchaseOf(sample)
        const userCouponIds = mine.coupons
          .map(({ userCouponId }) => userCouponId)
          .filter((_, index) => ((seed >> index) & 1) === 1)
        const userPacketId = mine.packets[Math.abs(seed) % 3]?.userPacketId ?? null
        const application = applyRewards(bought, mine, { userCouponIds, userPacketId, usePoints })
        const goodsLeft = bought.goods.map(({ goodsFen }, index) => {
          const { couponFen = 0, packetFen = 0, pointFen = 0 } = application.rows[index] ?? {}
          expect(Math.min(couponFen, packetFen, pointFen)).toBeGreaterThanOrEqual(0)
          return goodsFen - couponFen - packetFen - pointFen
        })
        expect(Math.min(...goodsLeft)).toBeGreaterThanOrEqual(0)
        for (const { shopCode } of bought.freights) {
          expect(sum(goodsLeft.filter((_, index) => bought.goods[index]?.shopCode === shopCode))).toBeGreaterThan(0)
        }
        bought.freights.forEach(({ freightFen }, index) =>
          expect(application.freightOffFen[index]).toBeLessThanOrEqual(freightFen)
        )
        expect(sum(application.rows.map((part) => part.couponFen)) + sum(application.freightOffFen)).toBe(
          application.couponFen
        )
        expect(sum(application.rows.map((part) => part.packetFen))).toBe(application.packetFen)
        expect(sum(application.rows.map((part) => part.pointFen))).toBe(application.pointFen)
        expect(application.points).toBeLessThanOrEqual(mine.points.balance)
        expect(application.savedFen).toBe(application.couponFen + application.packetFen + application.pointFen)
      }),
      { numRuns: 2_000 }
    )
  })

  test('the best combination saves as much as the best of all that there are', () => {
    fc.assert(
      fc.property(anyCase, (sample) => {
        const { mine, bought } = purchaseOf(sample)
        const all = subsets(mine.coupons).flatMap((some) =>
          [null, ...mine.packets.map(({ userPacketId }) => userPacketId)].flatMap((userPacketId) =>
            [false, true].map((usePoints) => ({
              userCouponIds: some.map(({ userCouponId }) => userCouponId),
              userPacketId,
              usePoints
            }))
          )
        )
        const most = Math.max(...all.map((choice) => applyRewards(bought, mine, choice).savedFen))
        const { choice, applied } = bestRewards(bought, mine)
        expect(applied.savedFen).toBe(most)
        expect(applyRewards(bought, mine, choice)).toEqual(applied)
      }),
      { numRuns: 1_500 }
    )
  })
})
