import fc from 'fast-check'
import { PLAN_TERMS, planOf, planRefusal, refundSplit, splitOf, splitOrders } from '../../../../domain/orders/desk'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const orderFens = fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 20 })

describe('the means of a payment', () => {
  test.each([
    ['as much from the balance as there is', 399_800, 68_000, true, { balanceFen: 68_000, restFen: 331_800 }],
    ['no more than the purchase', 399_800, 500_000, true, { balanceFen: 399_800, restFen: 0 }],
    ['nothing where it is not to be used', 399_800, 68_000, false, { balanceFen: 0, restFen: 399_800 }],
    ['nothing of an empty one', 399_800, 0, true, { balanceFen: 0, restFen: 399_800 }]
  ])('%s', (_, amount, available, use, expected) => expect(splitOf(amount, available, use)).toEqual(expected))

  test('parts of the orders add up to the fen, none is negative, none is more than its order', () => {
    fc.assert(
      fc.property(orderFens, fc.nat(), (fens, seed) => {
        const balanceFen = seed % (sum(fens) + 1)
        const parts = splitOrders(fens, balanceFen)
        expect(sum(parts.map((part) => part.balanceFen))).toBe(balanceFen)
        parts.forEach((part, index) => {
          expect(part.balanceFen + part.restFen).toBe(fens[index])
          expect(Math.min(part.balanceFen, part.restFen)).toBeGreaterThanOrEqual(0)
        })
      }),
      { numRuns: 300 }
    )
  })

  test('more than the orders cost is not taken from the balance', () => {
    expect(() => splitOrders([100], 101)).toThrow(RangeError)
  })
})

describe('the refund to each means', () => {
  test('any series of refunds gives each means exactly what came from it, and never takes', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.nat(999_999), fc.nat(999_999), steps, (balanceFen, restFen, wishes) => {
        const amounts = { balanceFen, restFen }
        let before = { balanceFen: 0, restFen: 0 }
        let leftFen = balanceFen + restFen
        for (const wish of [...wishes, Infinity]) {
          const fen = Math.min(wish, leftFen)
          const back = refundSplit(amounts, before, fen)
          expect(back.balanceFen + back.restFen).toBe(fen)
          expect(Math.min(back.balanceFen, back.restFen)).toBeGreaterThanOrEqual(0)
          before = { balanceFen: before.balanceFen + back.balanceFen, restFen: before.restFen + back.restFen }
          leftFen -= fen
        }
        expect(before).toEqual(amounts)
      }),
      { numRuns: 300 }
    )
  })

  test('no more goes back than was paid', () => {
    expect(() => refundSplit({ balanceFen: 1, restFen: 1 }, { balanceFen: 1, restFen: 0 }, 2)).toThrow(RangeError)
  })
})

describe('paying in months', () => {
  test.each([
    [3, 0, 100_600, 100_600, 0],
    [6, 5_432, 51_205, 51_207, 610],
    [12, 10_865, 26_055, 26_060, 656],
    [24, 20_824, 13_442, 13_458, 645]
  ])('%i months of 3,018.00 cost %i', (months, feeFen, monthFen, lastFen, annual) => {
    const terms = PLAN_TERMS.find((planTerm) => planTerm.months === months) ?? PLAN_TERMS[0]
    const plan = terms && planOf(301_800, terms)
    expect(plan).toMatchObject({ feeFen, monthFen, lastFen })
    expect(Math.abs((plan?.annualBasisPoints ?? 0) - annual)).toBeLessThan(10)
  })

  test('the months add up to amount and fee, and none is negative', () => {
    const terms = fc.constantFrom(...PLAN_TERMS)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), terms, (fen, planTerms) => {
        const plan = planOf(fen, planTerms)
        expect(plan.monthFen * (plan.months - 1) + plan.lastFen).toBe(fen + plan.feeFen)
        expect(plan.lastFen).toBeGreaterThanOrEqual(plan.monthFen)
        expect(plan.monthFen).toBeGreaterThanOrEqual(0)
        expect(plan.annualBasisPoints).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1_000 }
    )
  })

  test.each([
    ['SHORT', 59_999, 1_200_000],
    ['OVER', 1_200_001, 1_200_000],
    [undefined, 60_000, 60_000]
  ])('%s of %i', (refusal, fen, credit) => {
    expect(planRefusal(fen, { months: 6, feeBasisPoints: 180, leastFen: 60_000 }, credit)).toBe(refusal)
  })
})
