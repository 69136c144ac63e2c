/** Goods that are bought together: what each costs less beside the product it goes with. Amounts are fen. */
import { multiplyFen } from '../money/money'

export interface BundleRule {
  /** The product it goes with, in any version. */
  spuCode: string
  /** What costs less beside it. */
  skuCode: string
  /** Less than its price without a flash sale, a piece. */
  offFen: number
}

export interface BundleLine {
  quantity: number
  sku: {
    skuCode: string
    spuCode: string
    priceFen: number
    /** The price without the flash sale that is open; absent: none is open. */
    regularPriceFen?: number
    unsellable?: unknown
  }
}

/** At least one fen of a piece stays to be paid. */
const pieceOff = ({ priceFen, regularPriceFen = priceFen }: BundleLine['sku'], offFen: number): number =>
  Math.min(Math.max(0, priceFen - (regularPriceFen - offFen)), Math.max(0, priceFen - 1))

/**
 * What a piece of each line costs less than its own price, by SKU. It holds for no more pieces of a SKU, all its lines
 * together, than are bought of the product it goes with, and takes the place of a flash sale that saves less; of several
 * rules the best one counts.
 */
export function bundleOff(rules: readonly BundleRule[], lines: readonly BundleLine[]): Map<string, number> {
  const pieces = (name: 'spuCode' | 'skuCode', code: string): number =>
    lines.reduce((sum, { sku, quantity }) => (sku[name] === code && !sku.unsellable ? sum + quantity : sum), 0)
  const off = new Map<string, number>()
  for (const { sku } of lines) {
    for (const rule of rules) {
      const goes = rule.skuCode === sku.skuCode && rule.spuCode !== sku.spuCode && !sku.unsellable
      if (!goes || pieces('skuCode', sku.skuCode) > pieces('spuCode', rule.spuCode)) continue
      const fen = pieceOff(sku, rule.offFen)
      if (fen > (off.get(sku.skuCode) ?? 0)) off.set(sku.skuCode, fen)
    }
  }
  return off
}

const piecesOf = (lines: readonly BundleLine[], is: (sku: BundleLine['sku']) => boolean): number =>
  lines.reduce((sum, { sku, quantity }) => (is(sku) ? sum + quantity : sum), 0)

/** The product that a SKU costs less beside: of several the one that takes most off and is there in as many pieces. */
export function mainOf(
  rules: readonly BundleRule[],
  lines: readonly BundleLine[],
  { skuCode, spuCode }: Pick<BundleLine['sku'], 'skuCode' | 'spuCode'>
): { spuCode: string; pieces: number } | undefined {
  const pieces = piecesOf(lines, (other) => other.skuCode === skuCode)
  const [rule] = rules
    .filter((rule) => rule.skuCode === skuCode && rule.spuCode !== spuCode)
    .filter((rule) => piecesOf(lines, (other) => other.spuCode === rule.spuCode) >= pieces)
    .sort((a, b) => b.offFen - a.offFen)
  return rule && { spuCode: rule.spuCode, pieces }
}

/** What went off pieces for which no piece of the product they go with is kept. */
export const unearnedFen = (offFen: number, rest: { pieces: number; mains: number }): number =>
  multiplyFen(offFen, Math.max(0, rest.pieces - rest.mains))

/** A SKU at what it costs together with the rest. */
export function pricedTogether<S extends BundleLine['sku']>(sku: S, off: ReadonlyMap<string, number>): S {
  const fen = off.get(sku.skuCode)
  return fen === undefined ? sku : { ...sku, priceFen: sku.priceFen - fen }
}
