import { Remarks } from '@/features/settlement/remarks'
import {
  changesBetween,
  couponsAfter,
  isBestChosen,
  leftOfLimit,
  problemRows,
  sortCoupons
} from '@/features/settlement/rules'
import { readDraft } from '@/stores'
import type { SettlementCoupon } from '@contract'
import { row, settledCoupon, settlement } from '../../pages/orders/purchase'

describe('the changes of a settlement', () => {
  it('names nothing when nothing did', () => {
    expect(changesBetween(settlement(), settlement())).toEqual([])
  })

  it('names prices, new problems, freight, savings and the total', () => {
    const before = settlement()
    const after = settlement({ freightFen: 1000, discountFen: 0, payFen: 50900 })
    after.shops = after.shops.map((shop) => ({ ...shop, rows: [row({ problem: 'OVER_STOCK' }, { priceFen: 49900 })] }))
    expect(changesBetween(before, after)).toMatchObject([
      { kind: 'price', from: 59900, to: 49900 },
      { kind: 'problem', row: { problem: 'OVER_STOCK' } },
      { kind: 'freight', from: 0, to: 1000 },
      { kind: 'discount', from: 3000, to: 0 },
      { kind: 'total', from: 56900, to: 50900 }
    ])
  })

  it('names a coupon and a packet that were used and can’t be any more', () => {
    const terms = { thresholdFen: 0, shopCode: null, endAt: 9, discountFen: 0, shortFen: 0, balanceFen: 800 }
    const packet = { ...terms, userPacketId: 'R1', name: '开学红包', chosen: true, usable: true }
    const before = settlement({ packets: [packet] })
    const after = settlement({ coupons: [], packets: [{ ...packet, chosen: false, usable: false, obstacle: 'ENDED' }] })
    expect(changesBetween(before, after)).toEqual([
      { kind: 'reward', name: '开店券' },
      { kind: 'reward', name: '开学红包' }
    ])
  })

  it('does not name a problem that was there before', () => {
    const bad = settlement()
    bad.shops = bad.shops.map((shop) => ({ ...shop, rows: [row({ problem: 'OUT_OF_STOCK' })] }))
    expect(changesBetween(bad, bad)).toEqual([])
    expect(problemRows(bad)).toHaveLength(1)
  })
})

describe('coupons', () => {
  const coupon = (userCouponId: string, discountFen: number, over: Partial<SettlementCoupon> = {}) =>
    settledCoupon(userCouponId, { discountFen, endAt: 100, ...over })

  it.each([
    ['as much as the best', 30, 30, true],
    ['less than the best', 20, 30, false],
    ['nothing, where nothing can be', 0, 0, false]
  ])('what takes off %s', (_, discountFen, bestFen, best) => {
    expect(isBestChosen({ discountFen, bestFen })).toBe(best)
  })

  it.each([
    ['one that is used leaves', 'A', ['B']],
    ['one beside the others joins them', 'C', ['A', 'B', 'C']],
    ['one takes the place of those that it does not go with', 'D', ['B', 'D']]
  ])('tapped, %s', (_, tappedId, ids) => {
    const coupons = [
      coupon('A', 20, { chosen: true }),
      coupon('B', 10, { chosen: true }),
      coupon('C', 5),
      coupon('D', 8, { obstacle: 'CLASH', clashes: ['A'] })
    ]
    const tappedCoupon = coupons.find(({ userCouponId }) => userCouponId === tappedId) as SettlementCoupon
    expect(couponsAfter(coupons, tappedCoupon)).toEqual(ids)
  })

  it('puts those in use first', () => {
    const { usable } = sortCoupons([coupon('A', 30), coupon('B', 10, { chosen: true })])
    expect(usable.map(({ name }) => name)).toEqual(['B', 'A'])
  })

  it('puts the best first, of equals the one that ends first, and the nearest of the unusable', () => {
    const coupons = [
      coupon('A', 20),
      coupon('B', 30, { endAt: 200 }),
      coupon('C', 30),
      coupon('F', 0, { usable: false, obstacle: 'NO_GOODS' }),
      coupon('D', 0, { usable: false, obstacle: 'SHORT', shortFen: 500 }),
      coupon('E', 0, { usable: false, obstacle: 'SHORT', shortFen: 5 })
    ]
    const { usable, unusable } = sortCoupons(coupons)
    expect(usable.map(({ name }) => name)).toEqual(['C', 'B', 'A'])
    expect(unusable.map(({ name }) => name)).toEqual(['E', 'D', 'F'])
  })
})

it('knows how many of a limited product are left to a shopper', () => {
  expect(leftOfLimit(row({}, { purchaseLimit: 2, bought: 1 }))).toBe(1)
  expect(leftOfLimit(row({}, { purchaseLimit: 2, bought: 5 }))).toBe(0)
  expect(leftOfLimit(row())).toBeUndefined()
})

describe('remarks', () => {
  const shops = [{ shopCode: 'S1', remark: '旧的' }]
  beforeEach(() => {
    window.localStorage.clear()
    jest.useFakeTimers()
  })
  afterEach(() => jest.useRealTimers())

  it('saves once after typing pauses, trimmed, and drops what it kept', async () => {
    const save = jest.fn().mockResolvedValue(undefined)
    const remarks = new Remarks('ST1', save)
    remarks.adopt(shops)
    for (const text of ['新', '新的', '新的 ']) remarks.change('S1', text)
    expect(readDraft('remark:ST1')).toEqual({ S1: '新的 ' })
    await jest.advanceTimersByTimeAsync(600)
    expect(save.mock.calls).toEqual([['S1', '新的']])
    expect(readDraft('remark:ST1')).toBeUndefined()
  })

  it('keeps the typed text when a reply is older', () => {
    const remarks = new Remarks('ST1', jest.fn().mockResolvedValue(undefined))
    remarks.adopt(shops)
    remarks.change('S1', '新的')
    remarks.adopt(shops)
    expect(remarks.of('S1')).toBe('新的')
  })

  it('never lets an older save arrive after a newer one', async () => {
    const order: string[] = []
    const save = jest.fn(async (_: string, text: string) => {
      await new Promise((resolve) => setTimeout(resolve, text === '慢' ? 1000 : 10))
      order.push(text)
    })
    const remarks = new Remarks('ST1', save)
    remarks.adopt(shops)
    remarks.change('S1', '慢')
    const first = remarks.flush()
    await jest.advanceTimersByTimeAsync(5)
    remarks.change('S1', '快')
    const second = remarks.flush()
    await jest.advanceTimersByTimeAsync(2000)
    await Promise.all([first, second])
    expect(order).toEqual(['慢', '快'])
  })

  it('rejects and keeps the draft when a save fails, and tries it again', async () => {
    const save = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined)
    const remarks = new Remarks('ST1', save)
    remarks.adopt(shops)
    remarks.change('S1', '新的')
    await expect(remarks.flush()).rejects.toThrow('offline')
    expect(remarks.failed).toBe(true)
    expect(readDraft('remark:ST1')).toEqual({ S1: '新的' })
    await remarks.flush()
    expect(remarks.failed).toBe(false)
  })

  it('cuts at a hundred characters', () => {
    const remarks = new Remarks('ST1', jest.fn())
    remarks.adopt(shops)
    remarks.change('S1', '好'.repeat(120))
    expect(remarks.of('S1')).toHaveLength(100)
  })
})
