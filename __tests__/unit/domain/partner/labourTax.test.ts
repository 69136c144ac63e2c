import { monthTax, withhold, yearTax } from '@domain/partner/labourTax'
import fc from 'fast-check'

describe('tax of a month', () => {
  test.each([
    [0, 0],
    [80_000, 0],
    [200_000, 24_000],
    [400_000, 64_000],
    [1_000_000, 160_000],
    [2_500_000, 400_000],
    [3_000_000, 520_000],
    [6_250_000, 1_300_000],
    [10_000_000, 2_500_000]
  ])('of %i fen it is %i', (income, tax) => {
    expect(monthTax(income)).toBe(tax)
  })

  test('of several payments of a month it is the same as of one', () => {
    const any = fc.array(fc.integer({ min: 1_000, max: 5_000_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(any, (amounts) => {
        const before = { incomeFen: 0, withheldFen: 0, months: 1 }
        for (const amount of amounts) {
          const { dueFen, taxFen } = withhold('MONTH', amount, before)
          before.incomeFen += amount
          before.withheldFen += taxFen
          expect(before.withheldFen).toBe(dueFen)
          expect(taxFen).toBeLessThan(amount)
        }
        expect(before.withheldFen).toBe(monthTax(before.incomeFen))
      }),
      { numRuns: 2_000 }
    )
  })

  test('the second 2,000.00 of a month is taxed as a part of 4,000.00', () => {
    const before = { incomeFen: 200_000, withheldFen: 24_000, months: 1 }
    expect(withhold('MONTH', 200_000, before)).toEqual({ dueFen: 64_000, taxFen: 40_000 })
  })

  test('after a too high withholding nothing is taken, and nothing given', () => {
    expect(withhold('MONTH', 100_000, { incomeFen: 0, withheldFen: 90_000, months: 1 }).taxFen).toBe(0)
  })
})

describe('tax by the cumulative method', () => {
  test.each([
    [500_000, 1, 0],
    [1_000_000, 1, 9_000],
    [5_125_000, 1, 108_000],
    [20_000_000, 12, 748_000]
  ])('of %i fen in %i months it is %i', (income, months, tax) => {
    expect(yearTax(income, months)).toBe(tax)
  })
})
