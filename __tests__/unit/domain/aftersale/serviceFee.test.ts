import fc from 'fast-check'
import { billTotal, LEAST_BILLS, mostPaid, priceAfter, priceOn, regionClassOf } from '@domain/aftersale/serviceFee'

const classes = [
  { regionCode: '330000', regionClass: 2 as const },
  { regionCode: '330100', regionClass: 1 as const },
  { regionCode: '330127', regionClass: 3 as const },
  { regionCode: '650000', regionClass: 3 as const }
]

it.each([
  // a district of a classed city, one that is classed itself, another city of the province
  ['330106', 1],
  ['330127', 3],
  ['330200', 2],
  // a district of a classed province, a province that is not classed, no region
  ['650102', 3],
  ['430000', 2],
  [undefined, 2]
])('the class of %s is %d', (code, classNumber) => {
  expect(regionClassOf(code, classes)).toBe(classNumber)
})

const versions = [
  { validFrom: '2026-03-01', fen: 8000 },
  { validFrom: '2025-01-01', fen: 7000 },
  { validFrom: '2027-01-01', fen: 9000 }
]

it.each([
  ['2024-12-31', undefined, 7000],
  ['2025-01-01', 7000, 8000],
  ['2026-02-28', 7000, 8000],
  ['2026-03-01', 8000, 9000],
  ['2027-01-01', 9000, undefined]
])('on %s the price is %s, and %s comes next', (day, now, next) => {
  expect(priceOn(versions, day)?.fen).toBe(now)
  expect(priceAfter(versions, day)?.fen).toBe(next)
})

it('a bill is the sum of its work, to the fen', () => {
  expect(billTotal([])).toBe(0)
  expect(
    billTotal([
      { fen: 8000, count: 2 },
      { fen: 0, count: 1 },
      { fen: 2501, count: 3 }
    ])
  ).toBe(23_503)
})

it('says nothing of what most people pay before there are fifty bills', () => {
  expect(mostPaid(Array<number>(LEAST_BILLS - 1).fill(0))).toBeUndefined()
  expect(mostPaid(Array<number>(LEAST_BILLS).fill(0))?.bills).toBe(50)
})

it('gives the most that nine of ten paid, and how many paid nothing, up to that, and more', () => {
  const totals = [...Array<number>(62).fill(0), ...Array<number>(29).fill(5000), ...Array<number>(9).fill(12_000)]
  expect(mostPaid(totals)).toEqual({ bills: 100, fromFen: 0, toFen: 5000, nothing: 62, within: 29, more: 9 })
})

it('shares are whole percents that sum to 100, and nine of ten bills are within what most pay', () => {
  const bills = fc.array(fc.nat({ max: 50_000 }), { minLength: LEAST_BILLS, maxLength: 200 })
  fc.assert(
    fc.property(bills, (totals) => {
      const range = mostPaid(totals)
      if (!range) return false
      const coveredCount = totals.filter((fen) => fen <= range.toFen).length
      return range.nothing + range.within + range.more === 100 && coveredCount * 10 >= totals.length * 9
    })
  )
})
