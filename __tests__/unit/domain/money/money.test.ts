import fc from 'fast-check'
import { addFen, allocate, multiplyFen, percentageFen } from '@domain/money/money'

const fen = fc.integer({ min: 0, max: 9_999_999_999 })

describe('money', () => {
  test('refuses a number of fen that is not whole', () => {
    expect(() => addFen(1, 0.1)).toThrow(RangeError)
    expect(() => multiplyFen(100, 1.5)).toThrow(RangeError)
    expect(() => multiplyFen(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError)
    expect(() => percentageFen(-1, 100)).toThrow(RangeError)
  })

  test.each([
    [10_000, 1_000, 1_000],
    [999, 5_000, 500],
    [1, 4_999, 0],
    [1, 5_000, 1],
    [123_456, 1_050, 12_963],
    [9_999_999_999, 10_000, 9_999_999_999]
  ])('%i fen at %i basis points is %i fen, half up', (amount, basisPoints, expected) => {
    expect(percentageFen(amount, basisPoints)).toBe(expected)
  })

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [0, 0], [5, 0]],
    [0, [3, 4], [0, 0]],
    [7, [0, 10, 0], [0, 7, 0]],
    [10, [1, 2, 4], [1, 3, 6]],
    [9_999_999_999, [9_999_999_999, 1], [9_999_999_998, 1]]
  ])('shares %i fen by %j as %j', (total, weights, expected) => {
    expect(allocate(total, weights)).toEqual(expected)
  })

  test('refuses to share with nobody or by negative weights', () => {
    expect(allocate(0, [])).toEqual([])
    expect(() => allocate(1, [])).toThrow(RangeError)
    expect(() => allocate(1, [-1, 2])).toThrow(RangeError)
    expect(() => allocate(-1, [1])).toThrow(RangeError)
  })

  test('shares always add up to the total and stay within one fen of the exact share', () => {
    fc.assert(
      fc.property(fen, fc.array(fen, { minLength: 1, maxLength: 30 }), (total, weights) => {
        const shares = allocate(total, weights)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
        const sum = weights.reduce((all, weight) => all + weight, 0)
        if (sum === 0) return
        shares.forEach((share, index) => {
          const numerator = BigInt(total) * BigInt(weights[index] ?? 0)
          const off = BigInt(share) * BigInt(sum) - numerator
          expect(off < BigInt(sum) && off > -BigInt(sum)).toBe(true)
        })
      })
    )
  })

  test('a share is never more than its weight when no more than the weights is shared', () => {
    fc.assert(
      fc.property(fc.array(fen, { minLength: 1, maxLength: 12 }), fc.nat(), (weights, seed) => {
        const sum = weights.reduce((all, weight) => all + weight, 0)
        const total = sum === 0 ? 0 : seed % (sum + 1)
        allocate(total, weights).forEach((share, index) => expect(share).toBeLessThanOrEqual(weights[index] ?? 0))
      })
    )
  })
})
