/** Orders of one settlement that were priced together: what is paid and what ends with an order. */
import { endsWith, keptAmong, paidWith, type Living } from '../../../../domain/rewards/bonds'
import { allows, nextStatus, PAID_STATUSES } from '../../../../domain/orders/order'
import type { Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import type { Words } from '../../core/words'
import { factsOf } from './facts'
import { lockOrder, ordersOfSettlement, ordersOfSettlements, type OrderRecord } from './store'

const codesOf = (orders: readonly OrderRecord[]): string[] => orders.map((order) => order.order_code)
const isPaid = ({ status }: OrderRecord): boolean => PAID_STATUSES.includes(status)
const isLiving = ({ status }: OrderRecord): boolean => status !== 'CANCELLED'
const livingOf = (orders: readonly OrderRecord[]): Living => ({
  paid: codesOf(orders.filter(isPaid)),
  waiting: codesOf(orders.filter((order) => isLiving(order) && !isPaid(order)))
})

/** What an order of some that belong together owes to the others now. */
export interface Together {
  /** Numbers of the waiting orders that are paid with it. */
  payWith: string[]
  /** Orders that are cancelled with it. */
  cancelsWith: OrderRecord[]
}

/** What each of these orders owes to others of its settlement; most owe nothing and are left out. */
export async function togetherOf(
  db: Db,
  orders: readonly OrderRecord[],
  nowMs: number
): Promise<Map<string, Together>> {
  const withBonds = orders.filter((order) => order.bonds.length > 0 && isLiving(order))
  const all = await ordersOfSettlements(db, [...new Set(withBonds.map((order) => order.settlement_id))])
  return new Map(
    withBonds.map((order) => {
      const own = all.filter((other) => other.settlement_id === order.settlement_id)
      const { order_code: code, bonds } = order
      const can = (action: 'PAY' | 'CANCEL', other: OrderRecord) => allows(factsOf(other), action, nowMs)
      const waiting = codesOf(own.filter((other) => can('PAY', other)))
      const ends = can('CANCEL', order) ? endsWith(bonds, livingOf(own), code) : []
      return [
        code,
        {
          payWith: waiting.includes(code)
            ? paidWith(bonds, { paid: codesOf(own.filter(isPaid)), waiting }, [code])
            : [],
          cancelsWith: own.filter((other) => ends.includes(other.order_code))
        }
      ]
    })
  )
}

/** The orders that can be paid at once without losing the condition of their price: with what is paid already. */
export async function payableTogether(db: Db, orders: readonly OrderRecord[]): Promise<Set<string>> {
  const codes = new Set(codesOf(orders))
  const withBonds = orders.filter((order) => order.bonds.length > 0)
  for (const settlementId of new Set(withBonds.map((order) => order.settlement_id))) {
    const own = withBonds.filter((order) => order.settlement_id === settlementId)
    const paidOrders = (await ordersOfSettlement(db, settlementId)).filter(isPaid)
    const among = keptAmong(own[0]?.bonds ?? [], [...new Set(codesOf([...paidOrders, ...own]))])
    for (const code of codesOf(own)) if (!among.includes(code)) codes.delete(code)
  }
  return codes
}

/** Holds an order with those that may end with it, in order of their numbers as everywhere. */
export async function lockTogether(db: Db, order: OrderRecord): Promise<void> {
  if (order.bonds.length === 0) return
  for (const code of codesOf(await ordersOfSettlement(db, order.settlement_id))) await lockOrder(db, code)
}

/** The orders that end with one; refused when one of them is on its way already. The caller holds all of them. */
export async function endingWith(db: Db, order: OrderRecord): Promise<OrderRecord[]> {
  if (order.bonds.length === 0) return []
  const living = (await ordersOfSettlement(db, order.settlement_id)).filter(isLiving)
  const ends = endsWith(order.bonds, livingOf(living), order.order_code)
  const others = living.filter((other) => ends.includes(other.order_code))
  const parcelOrder = others.find((other) => !nextStatus(other.status, 'CANCEL'))
  if (parcelOrder) throw shippedTogether(parcelOrder.shop_name)
  return others
}

const shippedTogether = ({ zh, en }: Words) =>
  refusal(
    'order.together-shipped',
    `「${zh}」的商品因一起购买享受了优惠，已经发货，这一单不能单独取消`,
    `${en} has already shipped goods that cost less because of this order, so it can’t be cancelled alone`
  )

/** Refuses to take money for orders without those that their price depends on. */
export async function refuseApart(db: Db, orders: readonly OrderRecord[]): Promise<void> {
  const payable = await payableTogether(db, orders)
  if (payable.size === orders.length) return
  throw refusal(
    'order.together',
    '这些订单一起享受了优惠，请一起付款',
    'These orders were priced together. Please pay for them together'
  )
}
