import { CONSUME_RULE, fenOfPoints, lotsLeft, pointsForPaid, pointUse, takesPoints } from '@domain/rewards/points'

const rule = { pointsPerFen: 1, leastPoints: 100, mostBasisPoints: 3000 }

test.each([
  ['nothing', 0, 100_000, { points: 0, fen: 0, refusal: 'NONE' }],
  ['too little to begin with', 99, 100_000, { points: 0, fen: 0, refusal: 'TOO_FEW' }],
  ['all of it where the order is large', 1529, 100_000, { points: 1529, fen: 1529 }],
  ['a share of a small order', 1529, 2000, { points: 600, fen: 600 }],
  ['nothing of an order whose share is below the least', 1529, 333, { points: 0, fen: 0, refusal: 'SMALL_ORDER' }],
  ['the share rounded down', 1529, 999, { points: 299, fen: 299 }]
])('a balance pays %s', (_case, balance, payable, use) => {
  expect(pointUse(balance, payable, rule)).toEqual(use)
})

test('a bound of the caller’s own is kept', () => {
  expect(pointUse(1000, 100_000, rule, 300)).toEqual({ points: 300, fen: 300 })
  expect(pointUse(1000, 100_000, rule, 50)).toEqual({ points: 0, fen: 0, refusal: 'SMALL_ORDER' })
})

test('points that are several to a fen are used in whole fen', () => {
  const ten = { ...rule, pointsPerFen: 10 }
  expect(fenOfPoints(129, ten)).toBe(12)
  expect(pointUse(129, 100_000, ten)).toEqual({ points: 120, fen: 12 })
  expect(takesPoints(125, { points: 200, fen: 20 }, ten)).toBe(false)
  expect(takesPoints(120, { points: 200, fen: 20 }, ten)).toBe(true)
})

test('a shopper may use fewer than the most, none, and not fewer than the least', () => {
  const most = { points: 600, fen: 600 }
  expect([0, 99, 100, 600, 601].map((points) => takesPoints(points, most, rule))).toEqual([
    true,
    false,
    true,
    true,
    false
  ])
})

test('the share of the largest order is exact', () => {
  expect(pointUse(9_999_999_999, 9_999_999_999, rule).fen).toBe(2_999_999_999)
})

test('a payment earns a point a yuan, a refund below zero none', () => {
  expect([99, 100, 199, 0, -500].map(pointsForPaid)).toEqual([0, 1, 1, 0, 0])
})

test('points that end first are used first, and the rest adds up', () => {
  const lots = [
    { points: 100, endsAt: 30 },
    { points: 50, endsAt: 10 },
    { points: 70, endsAt: 20 }
  ]
  expect(lotsLeft(lots, 0).map(({ points }) => points)).toEqual([50, 70, 100])
  expect(lotsLeft(lots, 60)).toEqual([
    { points: 60, endsAt: 20 },
    { points: 100, endsAt: 30 }
  ])
  for (let usedPoints = 0; usedPoints <= 220; usedPoints += 1) {
    expect(lotsLeft(lots, usedPoints).reduce((sum, { points }) => sum + points, 0)).toBe(220 - usedPoints)
  }
})

test('the rule of the shop leaves something to be paid', () => {
  expect(CONSUME_RULE.mostBasisPoints).toBeLessThan(10_000)
})
