/**
 * What orders of one settlement owe to each other: a price whose condition several of them meet together. None of them
 * keeps such a price without its condition. Gifts and free freight count the goods of one shop, so of one order alone.
 */
import { mainOf, type BundleLine, type BundleRule } from '../goods/bundle'
import { isCovered, type CouponGoods } from './coupon'
import { addFen } from '../money/money'
import { packetShops } from './redPacket'
import type { AppliedRewards, OwnRewards } from './rewards'

/** One condition; orders go by their shop while a settlement is submitted, and by their number afterwards. */
export interface Bond {
  /** Pieces of a product, or fen of goods. */
  least: number
  /** What each order adds to it. */
  parts: Readonly<Record<string, number>>
  /** Those that lose a price without it. */
  holds: readonly string[]
}

export interface BondLine extends Omit<BundleLine, 'sku'> {
  sku: BundleLine['sku'] & { shopCode: string }
  /** What was taken off a piece because of what it is bought with. */
  bundleFen: number
}

function byShop<R>(rows: readonly R[], shopOf: (row: R) => string, amountOf: (row: R) => number) {
  const parts: Record<string, number> = {}
  for (const row of rows) parts[shopOf(row)] = (parts[shopOf(row)] ?? 0) + amountOf(row)
  return parts
}

/** A product that lowers the price of others has to be bought in as many pieces as each of them. */
function bundleBonds(rules: readonly BundleRule[], lines: readonly BondLine[]): Bond[] {
  return lines
    .filter(({ bundleFen }) => bundleFen > 0)
    .flatMap(({ sku }) => {
      const rule = mainOf(rules, lines, sku)
      if (!rule) return []
      const main = lines.filter((other) => other.sku.spuCode === rule.spuCode)
      const parts = byShop(
        main,
        (line) => line.sku.shopCode,
        (line) => line.quantity
      )
      return [{ least: rule.pieces, parts, holds: [sku.shopCode] }]
    })
}

/** A coupon's threshold counts the goods it covers; the orders that it made cheaper depend on that threshold. */
function couponBonds(goods: readonly CouponGoods[], shops: readonly string[], use: Used): Bond[] {
  return use.applied.coupons.flatMap(({ userCouponId, rowFen, freightFen }) => {
    const rule = use.own.coupons.find((coupon) => coupon.userCouponId === userCouponId)
    if (!rule) return []
    const parts = byShop(
      goods.filter((row) => isCovered(rule, row)),
      (row) => row.shopCode,
      (row) => row.goodsFen
    )
    const holds = shops.filter(
      (shop, shopIndex) =>
        (freightFen[shopIndex] ?? 0) > 0 ||
        goods.some((row, index) => row.shopCode === shop && (rowFen[index] ?? 0) > 0)
    )
    return [{ least: rule.thresholdFen, parts, holds }]
  })
}

function packetBonds(goods: readonly CouponGoods[], shops: readonly string[], { applied, own }: Used): Bond[] {
  const packet = own.packets.find(({ userPacketId }) => userPacketId === applied.userPacketId)
  if (!packet) return []
  const eligibleShops = packetShops(
    packet,
    shops.map((shopCode) => ({ shopCode }))
  )
  const parts = byShop(
    goods.filter((row) => eligibleShops.some(({ shopCode }) => shopCode === row.shopCode)),
    (row) => row.shopCode,
    (row) => row.goodsFen
  )
  const holds = shops.filter((shop) =>
    goods.some((row, index) => row.shopCode === shop && (applied.rows[index]?.packetFen ?? 0) > 0)
  )
  return [{ least: packet.thresholdFen, parts, holds }]
}

interface Used {
  applied: AppliedRewards
  own: OwnRewards
}

/** What a settlement's orders owe to each other, by shop; nothing of what each of them meets alone. */
export function bondsOf(
  of: {
    rules: readonly BundleRule[]
    lines: readonly BondLine[]
    goods: readonly CouponGoods[]
    shops: readonly string[]
  } & Used
): Bond[] {
  const { rules, lines, goods, shops } = of
  const all = [...bundleBonds(rules, lines), ...couponBonds(goods, shops, of), ...packetBonds(goods, shops, of)]
  return all
    .map((bond) => ({ ...bond, holds: bond.holds.filter((shop) => (bond.parts[shop] ?? 0) < bond.least) }))
    .filter(({ holds }) => holds.length > 0)
}

/** The same by other names. */
export function renameOrders(bonds: readonly Bond[], names: ReadonlyMap<string, string>): Bond[] {
  const nameOf = (name: string): string => names.get(name) ?? name
  return bonds.map(({ least, parts, holds }) => ({
    least,
    parts: Object.fromEntries(Object.entries(parts).map(([name, part]) => [nameOf(name), part])),
    holds: holds.map(nameOf)
  }))
}

const isMet = ({ least, parts }: Bond, orders: ReadonlySet<string>): boolean =>
  addFen(...[...orders].map((order) => parts[order] ?? 0)) >= least

/** The most of these orders that keep every condition of their prices among themselves. */
export function keptAmong(bonds: readonly Bond[], orders: readonly string[]): string[] {
  const orderSet = new Set(orders)
  for (let before = -1; before !== orderSet.size;) {
    before = orderSet.size
    for (const bond of bonds) {
      if (bond.holds.some((order) => orderSet.has(order)) && !isMet(bond, orderSet)) {
        for (const order of bond.holds) orderSet.delete(order)
      }
    }
  }
  return orders.filter((order) => orderSet.has(order))
}

/** The living orders of a settlement, paid or waiting for it. */
export interface Living {
  paid: readonly string[]
  waiting: readonly string[]
}

/** Those that lose a condition when one of them ends; what is paid does not count on what may never be. */
export function endsWith(bonds: readonly Bond[], { paid, waiting }: Living, order: string): string[] {
  const others = [...paid, ...waiting].filter((code) => code !== order)
  let rest = others
  for (let before = -1; before !== rest.length;) {
    before = rest.length
    const among = keptAmong(bonds, rest)
    const keptPaid = keptAmong(
      bonds,
      among.filter((code) => paid.includes(code))
    )
    rest = among.filter((code) => !paid.includes(code) || keptPaid.includes(code))
  }
  return others.filter((code) => !rest.includes(code))
}

/**
 * The waiting orders that have to be paid together with these, so that no order is paid without the condition of its
 * price: all that share a condition which those paid already and these don't meet.
 */
export function paidWith(bonds: readonly Bond[], { paid, waiting }: Living, wishes: readonly string[]): string[] {
  const together = new Set(wishes)
  for (let before = -1; before !== together.size;) {
    before = together.size
    for (const bond of bonds) {
      if (!bond.holds.some((order) => together.has(order)) || isMet(bond, new Set([...paid, ...together]))) continue
      for (const order of waiting) if ((bond.parts[order] ?? 0) > 0) together.add(order)
    }
  }
  return waiting.filter((order) => together.has(order) && !wishes.includes(order))
}

/** Orders that are paid together or not at all, each group by itself; an order that stands alone is in none. */
export function groupsOf(bonds: readonly Bond[], orders: readonly string[]): string[][] {
  const groups: Set<string>[] = []
  for (const order of orders) {
    const others = paidWith(bonds, { paid: [], waiting: orders }, [order])
    if (others.length === 0) continue
    const here = [order, ...others]
    const met = groups.filter((group) => here.some((order) => group.has(order)))
    for (const group of met) groups.splice(groups.indexOf(group), 1)
    groups.push(new Set([...met.flatMap((group) => [...group]), ...here]))
  }
  return groups.map((group) => orders.filter((order) => group.has(order)))
}
