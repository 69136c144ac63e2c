/** What is saved, and by what: the one story that cards, cart, settlement and orders tell. Amounts are fen. */
import { addFen, multiplyFen } from './money'

/** The price of one piece now, and the price that it is compared with. */
export interface AskedPrice {
  priceFen: number
  listPriceFen: number
  /** The price without the flash sale that is open; absent: none is open. */
  regularPriceFen?: number
}

/** List price less the price asked, and what makes it up. */
export interface PieceSaving {
  /** What the price is compared with; never below it. */
  listFen: number
  cutFen: number
  flashFen: number
  savedFen: number
}

/** What is saved on one piece. */
export function pieceSaving({ priceFen, listPriceFen, regularPriceFen = priceFen }: AskedPrice): PieceSaving {
  const regularFen = Math.max(priceFen, regularPriceFen)
  const listFen = Math.max(listPriceFen, regularFen)
  return {
    listFen,
    cutFen: listFen - regularFen,
    flashFen: regularFen - priceFen,
    savedFen: listFen - priceFen
  }
}

/** What is saved on goods, before any coupon. */
export interface GoodsSaving {
  /** Goods at their list prices. */
  listFen: number
  cutFen: number
  flashFen: number
  /** Because they are bought together. */
  bundleFen: number
}

export interface AskedRow {
  quantity: number
  sku: AskedPrice
  /** Taken off a piece because of what it is bought with, and no longer in its price. */
  bundleFen?: number
}

/** Returns what rows come to at list prices and what is off them, in fen. */
export function goodsSaving(rows: readonly AskedRow[]): GoodsSaving {
  const pieces = rows.map(({ sku, quantity, bundleFen = 0 }) => ({
    ...pieceSaving({ ...sku, priceFen: addFen(sku.priceFen, bundleFen) }),
    bundleFen,
    quantity
  }))
  const sum = (part: keyof GoodsSaving) => addFen(...pieces.map((piece) => multiplyFen(piece[part], piece.quantity)))
  return { listFen: sum('listFen'), cutFen: sum('cutFen'), flashFen: sum('flashFen'), bundleFen: sum('bundleFen') }
}

/** What rewards take off goods and freight. */
interface RewardsOff {
  couponFen: number
  packetFen: number
  pointFen: number
  /** Off what is left after all else, and no saving of the shop's. */
  subsidyFen?: number
}

/** How an amount comes about: list less cut, flash, bundles, coupons, packet and points, plus freight, is what is to be paid. */
export interface PriceParts extends GoodsSaving, RewardsOff {
  freightFen: number
  /** Everything that is less: «已优惠» wherever it is said. */
  savedFen: number
  payFen: number
}

/** Returns the parts of an amount and what is to be paid, in fen. */
export function priceParts(
  goods: GoodsSaving,
  {
    couponFen = 0,
    packetFen = 0,
    pointFen = 0,
    subsidyFen = 0,
    freightFen = 0
  }: Partial<RewardsOff & { freightFen: number }> = {}
): PriceParts {
  const savedFen = addFen(goods.cutFen, goods.flashFen, goods.bundleFen, couponFen, packetFen, pointFen)
  const payFen = addFen(goods.listFen, -savedFen, -subsidyFen, freightFen)
  const off = subsidyFen > 0 ? { subsidyFen } : {}
  return { ...goods, couponFen, packetFen, pointFen, ...off, freightFen, savedFen, payFen }
}
