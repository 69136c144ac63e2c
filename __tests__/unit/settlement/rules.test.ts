import { Remarks } from '@/features/settlement/remarks'
import {
  changesBetween,
  couponToTake,
  isBestChosen,
  leftOfLimit,
  problemRows,
  sortCoupons
} from '@/features/settlement/rules'
import { readDraft } from '@/stores'
import { row, settlement } from '../../pages/purchase'

describe('what changed', () => {
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

  it('does not name a problem that was there before', () => {
    const bad = settlement()
    bad.shops = bad.shops.map((shop) => ({ ...shop, rows: [row({ problem: 'OUT_OF_STOCK' })] }))
    expect(changesBetween(bad, bad)).toEqual([])
    expect(problemRows(bad)).toHaveLength(1)
  })
})

describe('coupons', () => {
  const coupon = (userCouponId: string, discountFen: number, over: object = {}) => ({
    userCouponId,
    name: userCouponId,
    thresholdFen: 0,
    discountFen,
    endAt: 100,
    usable: true,
    shortFen: 0,
    ...over
  })

  it.each([
    ['the one that saves most', 'B', true],
    ['one of two that save the same', 'A', true],
    ['a lesser one', 'C', false],
    ['none', null, false]
  ])('%s chosen: best %s → %s', (_, userCouponId, best) => {
    const coupons = [coupon('A', 30), coupon('B', 30), coupon('C', 20), coupon('X', 90, { usable: false })]
    expect(isBestChosen({ coupons, userCouponId })).toBe(best)
  })

  it.each([
    ['the best, when none applied before', [], null, 'B'],
    ['the best, when the best before was used', [coupon('A', 20)], 'A', 'B'],
    ['none, when the shopper had chosen a lesser one', [coupon('A', 20), coupon('C', 5)], 'C', undefined],
    ['none, when the shopper had chosen none', [coupon('A', 20)], null, undefined]
  ])('after one was received takes %s', (_, had, userCouponId, taken) => {
    const before = settlement({ coupons: had, userCouponId })
    expect(couponToTake(before, settlement({ coupons: [...had, coupon('B', 30)], userCouponId }))).toBe(taken)
  })

  it('takes none when what was received saves no more', () => {
    const before = settlement({ coupons: [coupon('A', 20)], userCouponId: 'A' })
    const after = settlement({ coupons: [coupon('A', 20), coupon('B', 20)], userCouponId: 'A' })
    expect(couponToTake(before, after)).toBeUndefined()
  })

  it('puts the best first, of equals the one that ends first, and the nearest of the unusable', () => {
    const coupons = [
      coupon('A', 20),
      coupon('B', 30, { endAt: 200 }),
      coupon('C', 30),
      coupon('D', 0, { usable: false, shortFen: 500 }),
      coupon('E', 0, { usable: false, shortFen: 5 })
    ]
    const { usable, unusable } = sortCoupons(coupons)
    expect(usable.map(({ name }) => name)).toEqual(['C', 'B', 'A'])
    expect(unusable.map(({ name }) => name)).toEqual(['E', 'D'])
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

  it('keeps what was typed when a reply is older', () => {
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
