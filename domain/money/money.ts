/** Money is integer fen. These are the only places that multiply, share out or round it. */

function assertFen(value: number): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of fen: ${value}`)
}

/**
 * Sum in fen; refuses anything that is not a whole number.
 * @throws RangeError when an amount or the sum is no whole number of fen
 */
export function addFen(...amounts: number[]): number {
  let sum = 0
  for (const amount of amounts) {
    assertFen(amount)
    sum += amount
  }
  assertFen(sum)
  return sum
}

/**
 * Fen for `quantity` whole pieces.
 * @throws RangeError when a factor or the product is no whole number
 */
export function multiplyFen(fen: number, quantity: number): number {
  assertFen(fen)
  assertFen(quantity)
  const product = fen * quantity
  assertFen(product)
  return product
}

/** Floor and remainder of a·b/c, exact also where a·b leaves the safe integers. All non-negative, c > 0. */
export function multiplyDivide(a: number, b: number, c: number): [floor: number, rest: number] {
  const product = a * b
  if (product <= Number.MAX_SAFE_INTEGER) {
    const rest = product % c
    return [(product - rest) / c, rest]
  }
  const exact = BigInt(a) * BigInt(b)
  const divisor = BigInt(c)
  return [Number(exact / divisor), Number(exact % divisor)]
}

/**
 * `basisPoints` hundredths of a percent of an amount, half a fen rounded up: 1050 is 10.5 %.
 * @throws RangeError when an argument is negative or no whole number
 */
export function percentageFen(fen: number, basisPoints: number): number {
  assertFen(fen)
  assertFen(basisPoints)
  if (fen < 0 || basisPoints < 0) throw new RangeError('a percentage is taken of amounts that are not negative')
  const [floor, rest] = multiplyDivide(fen, basisPoints, 10_000)
  return rest * 2 >= 10_000 ? floor + 1 : floor
}

/**
 * `basisPoints` hundredths of a percent of an amount, what is less than a fen left out.
 * @throws RangeError when an argument is negative or no whole number
 */
export function partOfFen(fen: number, basisPoints: number): number {
  assertFen(fen)
  assertFen(basisPoints)
  if (fen < 0 || basisPoints < 0) throw new RangeError('a part is taken of amounts that are not negative')
  return multiplyDivide(fen, basisPoints, 10_000)[0]
}

/**
 * Shares `totalFen` out by weight so that the shares add up to it exactly: everyone gets the floor, what is left goes
 * one fen each to the largest remainders, the earlier first. Weights that are all 0 put everything on the first.
 * @throws RangeError when an amount or weight is negative or no whole number, and when nobody shares more than 0
 */
export function allocate(totalFen: number, weights: readonly number[]): number[] {
  assertFen(totalFen)
  weights.forEach(assertFen)
  if (totalFen < 0 || weights.some((weight) => weight < 0)) throw new RangeError('only non-negative amounts are shared')
  if (weights.length === 0) {
    if (totalFen === 0) return []
    throw new RangeError('nobody to share with')
  }
  const sum = addFen(...weights)
  if (sum === 0) return weights.map((_, index) => (index === 0 ? totalFen : 0))
  const parts = weights.map((weight, index) => {
    const [share, rest] = multiplyDivide(totalFen, weight, sum)
    return { index, share, rest }
  })
  let restFen = totalFen - parts.reduce((total, part) => total + part.share, 0)
  const shares = parts.map((part) => part.share)
  for (const part of [...parts].sort((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (restFen === 0) break
    shares[part.index] = part.share + 1
    restFen -= 1
  }
  return shares
}
