import type { CouponOffer } from '@contract'
import { couponsInPlay, couponsOf, progressOf, receivable, usableFirst } from '@/features/coupon/rules'
import { withHead } from '@/features/coupon/own/rules'

const offer = (couponCode: string, over: Partial<CouponOffer> = {}): CouponOffer => ({
  couponCode,
  name: couponCode,
  benefit: 'AMOUNT',
  amountFen: 3000,
  thresholdFen: 30_000,
  shopCode: null,
  startAt: 0,
  endAt: 100,
  state: 'AVAILABLE',
  ...over
})
const pot = { shopCode: 'S1', spuCode: 'POT', categoryCode: 'C020101' }
const codes = (offers: readonly CouponOffer[]) => offers.map(({ couponCode }) => couponCode)

describe('coupons on offer', () => {
  const offers = [
    offer('all'),
    offer('mine', { state: 'RECEIVED', shopCode: 'S1' }),
    offer('used', { state: 'USED' }),
    offer('gone', { state: 'SOLD_OUT' }),
    offer('other', { shopCode: 'S2' })
  ]

  it('are those of the shops in question and of every shop', () => {
    expect(codes(couponsOf(offers, ['S1']))).toEqual(['all', 'mine', 'used', 'gone'])
    expect(codes(couponsOf(offers, []))).toEqual(['all', 'used', 'gone'])
  })

  it('are in play while they can be received or used', () => {
    expect(codes(couponsInPlay(offers))).toEqual(['all', 'mine', 'other'])
    expect(codes(receivable(offers))).toEqual(['all', 'other'])
  })

  it.each([
    ['the amount that it takes off', 30_000, { say: 'takesOff', fen: 3000 }],
    ['the amount that is missing', 29_999, { say: 'missing', fen: 1 }],
    ['nothing when none of it is bought', 0, undefined]
  ])('say %s', (_, goodsFen, words) => {
    expect(progressOf(offer('all'), [{ ...pot, goodsFen }], 50)).toEqual(words)
  })

  it('stand with what can be used on the goods first, and what waits for its day last', () => {
    const all = [
      offer('later', { startAt: 60 }),
      offer('more', { thresholdFen: 90_000 }),
      offer('other', { shopCode: 'S2' }),
      offer('fits'),
      offer('way', { benefit: 'FREIGHT' })
    ]
    const goods = [{ ...pot, goodsFen: 50_000 }]
    expect(codes(usableFirst(all, goods, 50))).toEqual(['fits', 'way', 'more', 'other', 'later'])
    expect(codes(usableFirst(all, [], 50))).toEqual(['more', 'other', 'fits', 'way', 'later'])
    expect(codes(all)[0]).toBe('later')
  })

  it('say nothing before they begin and after they end', () => {
    const goods = [{ ...pot, goodsFen: 99_999 }]
    expect(progressOf(offer('all', { startAt: 60 }), goods, 50)).toBeUndefined()
    expect(progressOf(offer('all'), goods, 100)).toBeUndefined()
  })
})

it('a shopper’s own coupons that can’t be used yet have a head over the first of them', () => {
  const own = (startAt: number, state = 'USABLE' as const) => ({ state, startAt })
  const heads = (rows: ReturnType<typeof own>[]) => withHead(rows, 50).map(({ head }) => head)
  expect(heads([own(10), own(60), own(70)])).toEqual([false, true, false])
  expect(heads([own(60)])).toEqual([true])
  expect(heads([own(10), own(50)])).toEqual([false, false])
})
