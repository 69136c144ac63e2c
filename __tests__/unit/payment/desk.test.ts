import type { Desk, DeskPlan } from '@contract'
import { partsOf, planFor, rateWords, splitFor, todayFen, wayFor } from '@/features/payment/desk/rules'

const plan = (months: number, over: Partial<DeskPlan> = {}): DeskPlan => ({
  months,
  feeFen: 60,
  totalFen: 3_060,
  monthFen: 1_020,
  lastFen: 1_020,
  annualBasisPoints: 610,
  leastFen: 0,
  ...over
})
const desk: Desk = {
  amountFen: 4_000,
  payBefore: 0,
  balanceFen: 1_000,
  creditLimitFen: 9_000,
  creditFen: 9_000,
  splits: [
    { balanceFen: 1_000, restFen: 3_000, plans: [plan(3), plan(6, { refusal: 'SHORT' })] },
    { balanceFen: 0, restFen: 4_000, plans: [plan(3), plan(6)] }
  ],
  dueDays: []
}
const [withBalance, without] = desk.splits
if (!withBalance || !without) throw new Error('no splits')

test('the balance is used or not, and where there is but one way it is that', () => {
  expect(splitFor(desk, true)).toBe(withBalance)
  expect(splitFor(desk, false)).toBe(without)
  expect(splitFor({ ...desk, splits: [without] }, true)).toBe(without)
})

test('months that can’t be had for the rest fall back to a channel', () => {
  const six = { kind: 'PLAN', months: 6 } as const
  expect(wayFor(without, six, ['ALIPAY'])).toEqual(six)
  expect(wayFor(withBalance, six, ['ALIPAY'])).toEqual({ kind: 'CHANNEL', channel: 'ALIPAY' })
  expect(planFor(withBalance, six)).toBeUndefined()
})

test('the payment of today is all but the part paid in months', () => {
  expect(todayFen(withBalance, plan(3))).toBe(1_000)
  expect(todayFen(withBalance, undefined)).toBe(4_000)
})

test('parts of nothing are left out', () => {
  expect(partsOf(withBalance, { kind: 'PLAN', months: 3 }).map(({ name, fen }) => [name, fen])).toEqual([
    ['BALANCE', 1_000],
    ['INSTALMENT', 3_000]
  ])
  expect(partsOf(without, { kind: 'CHANNEL', channel: 'WECHAT' })).toEqual([{ name: 'WECHAT', fen: 4_000 }])
})

test.each([
  [610, '6.1'],
  [656, '6.6'],
  [1_000, '10.0'],
  [0, '0.0']
])('%i hundredths of a percent are %s', (points, words) => expect(rateWords(points)).toBe(words))
