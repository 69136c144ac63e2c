/** A rebate from the order to the balance and back: frozen at the submit, paid when it is due, taken back with pieces. */
import { addFen } from '../../../../domain/money/money'
import type { FrozenRow } from '../../../../domain/aftersale/refund'
import { rebateFen, rebateLeft, rebateMoved, takeBack } from '../../../../domain/activity/rebate'
import type { Db } from '../../core/database/database'
import { tellOfRebate } from '../message'
import * as orders from '../order'
import * as wallet from '../wallet'
import * as store from './store'

/** Keeps what rows of an order give back, as its offers are now. Run it in the transaction that places the order. */
export async function freezeRebates(db: Db, orderCode: string, userId: string, now: Date): Promise<void> {
  const offers = await store.offersFor(db, orderCode, now)
  if (offers.size === 0) return
  const rows = orders.withoutGifts(await orders.rowsOf(db, [orderCode]))
  await store.freeze(
    db,
    rows.flatMap((row) => {
      const offer = offers.get(row.spu_code)
      const fen = offer === undefined ? 0 : rebateFen(offer.rate, orders.frozenRow(row))
      return fen === 0 ? [] : [{ order_code: orderCode, position: row.position, user_id: userId, frozen_fen: fen }]
    })
  )
}

/** What is left of a rebate with so many pieces of its row returned. */
const leftOf = ({ frozen_fen: frozenFen }: store.RebateRecord, row: orders.OrderRowRecord, pieces: number): number =>
  rebateLeft(frozenFen, orders.frozenRow(row), pieces)

/** Pays what is due of one order, whose row is held, into the shopper's balance, and tells them. */
export async function payRebates(tx: Db, orderCode: string, now: Date): Promise<void> {
  const rows = new Map((await orders.rowsOf(tx, [orderCode])).map((row) => [row.position, row]))
  for (const rebate of await store.rebatesOf(tx, orderCode)) {
    const row = rows.get(rebate.position)
    if (row === undefined || rebate.paid_at !== null || rebate.void_at !== null) continue
    const fen = leftOf(rebate, row, row.returned)
    if (fen === 0) {
      await store.change(tx, rebate, { void_at: now })
      continue
    }
    const userId = rebate.user_id
    const reference = `rebate:${orderCode}:${rebate.position}`
    await wallet.grant(tx, { userId, account: 'BALANCE', fen, reference, now })
    await store.change(tx, rebate, { paid_fen: fen, paid_at: now })
    await tellOfRebate(tx, userId, { orderCode, position: rebate.position, title: row.title, fen }, now)
  }
}

/** A rebate that was paid out, whose pieces go back. */
export interface RebateBack {
  position: number
  /** What the shopper keeps of it, and what they give back, fen. */
  keptFen: number
  fen: number
}

/** What rebates that were paid out give back once so many pieces of each row are returned. */
export async function rebatesBack(
  db: Db,
  orderCode: string,
  rows: readonly orders.OrderRowRecord[],
  returnedOf: (row: orders.OrderRowRecord) => number
): Promise<RebateBack[]> {
  const rebates = await store.rebatesOf(db, orderCode)
  return rebates.flatMap((rebate) => {
    const row = rows.find(({ position }) => position === rebate.position)
    if (row === undefined || rebate.paid_fen === null) return []
    const keptFen = Math.min(rebate.paid_fen, leftOf(rebate, row, returnedOf(row)))
    const fen = addFen(rebate.paid_fen, -keptFen)
    return fen === 0 ? [] : [{ position: rebate.position, keptFen, fen }]
  })
}

const sumOf = (backs: readonly RebateBack[]): number => addFen(...backs.map(({ fen }) => fen))

/** What of it comes off the refund: what the balance no longer has. */
export const offRefund = (backs: readonly RebateBack[], balanceFen: number, refundFen: number): number =>
  takeBack(sumOf(backs), balanceFen, refundFen).refundFen

/** Takes out of the balance what it has of what `rebatesBack` said. The caller holds the order and the balance. */
export async function takeRebatesBack(
  tx: Db,
  order: { orderCode: string; userId: string },
  about: { subject: string; backs: readonly RebateBack[]; balanceFen: number; now: Date }
): Promise<void> {
  let rest = takeBack(sumOf(about.backs), about.balanceFen, 0).balanceFen
  for (const { position, keptFen, fen: backFen } of about.backs) {
    const fen = Math.min(rest, backFen)
    rest = addFen(rest, -fen)
    const reference = `${about.subject}:${position}`
    await wallet.takeBack(tx, { userId: order.userId, fen, reference, now: about.now })
    await store.change(tx, { order_code: order.orderCode, position }, { paid_fen: keptFen })
  }
}

/** What an exchange takes back of a rebate that was paid out: the pieces are exchanged for `next`, which may be cheaper. */
export async function exchangeBack(db: Db, row: orders.OrderRowRecord, next: FrozenRow): Promise<RebateBack[]> {
  const rebate = (await store.rebatesOf(db, row.order_code)).find(({ position }) => position === row.position)
  if (rebate === undefined || rebate.paid_fen === null) return []
  const { partFen, nextFen } = rebateMoved(rebate.frozen_fen, orders.frozenRow(row), row.returned, next)
  const fen = Math.max(0, addFen(Math.min(partFen, rebate.paid_fen), -nextFen))
  return fen === 0 ? [] : [{ position: row.position, keptFen: addFen(rebate.paid_fen, -fen), fen }]
}

/**
 * Pieces of a row were exchanged: their part of the rebate, in proportion to the money that is kept, goes with the row that
 * stands in their place. What `exchangeBack` said of one that was paid out is taken back already.
 */
export async function moveRebate(
  tx: Db,
  row: orders.OrderRowRecord,
  move: { to: number; next: FrozenRow }
): Promise<void> {
  const rebate = (await store.rebatesOf(tx, row.order_code)).find(({ position }) => position === row.position)
  if (rebate === undefined || rebate.void_at !== null) return
  const { nextFen } = rebateMoved(rebate.frozen_fen, orders.frozenRow(row), row.returned, move.next)
  if (nextFen === 0) return
  const { order_code, user_id, paid_at: paidAt } = rebate
  await store.freeze(tx, [{ order_code, position: move.to, user_id, frozen_fen: nextFen }])
  if (rebate.paid_fen === null || paidAt === null) return
  const paidPart = Math.min(nextFen, rebate.paid_fen)
  await store.change(tx, rebate, { paid_fen: addFen(rebate.paid_fen, -paidPart) })
  await store.change(tx, { order_code, position: move.to }, { paid_fen: paidPart, paid_at: paidAt })
}
