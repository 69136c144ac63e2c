import { createHash } from 'node:crypto'

/** The check digit of a GTIN-13, from its first twelve. */
export const checkDigit = (twelve: string): number =>
  (10 - ([...twelve].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10)) % 10

/** A bar code of the range that shops keep for themselves (20), so that it is no maker's. */
export function barCodeOf(skuCode: string): string {
  const hash = createHash('sha256').update(skuCode).digest().readUIntBE(0, 6)
  const twelve = `20${String(hash % 10 ** 10).padStart(10, '0')}`
  return `${twelve}${checkDigit(twelve)}`
}
