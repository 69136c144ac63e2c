/** Pieces of presales and the two payments of an order: taken at submit, deposit, balance, given back. */
import { equationOf, outcomeOf, presalePhase } from '../../../../domain/activity/presale'
import type { Db } from '../../core/database/database'
import { notFound, refusal, type GatewayRefusal } from '../../core/errors'
import { giveBackLeft, returnStock, takeStock } from '../inventory'
import * as store from './store'

/** What a settlement buys ahead: who opens it has agreed that the deposit is not refunded. */
export interface PresaleWish {
  activityCode: string
  depositKept: true
}

export interface PresaleTerms {
  /** The price of a piece, both payments together. */
  priceFen: number
  /** Pieces that this shopper can buy of it now. */
  left: number
  /** The two payments, of all pieces. */
  presale: { depositFen: number; savedFen: number; balanceFrom: number; balanceTo: number; shipBy: number }
  problem?: GatewayRefusal
}

export const presaleMissing = (): GatewayRefusal =>
  notFound('presale.missing', '这场预售不存在', 'We can’t find that presale')
const over = (): GatewayRefusal =>
  refusal('presale.over', '付定金的时间已过，可以直接购买', 'Deposits are over; you can buy it as usual')
const notYet = (): GatewayRefusal => refusal('presale.not-yet', '预售还没有开始', 'This presale has not started yet')
const soldOut = (): GatewayRefusal =>
  refusal('presale.sold-out', '预售名额已订完，可以直接购买', 'All pieces are booked; you can buy it as usual')
const limitMet = (limit: number): GatewayRefusal =>
  refusal('presale.limit', `每人最多订 ${limit} 件`, `${limit} per person at most`)
const nothingLeft = (): GatewayRefusal =>
  refusal(
    'presale.balance',
    '红包抵扣后不足定金，请少用红包',
    'With this red packet less is left than the deposit; please use another one'
  )

const priceOf = ({ price_fen: priceFen, deposit_fen: depositFen, worth_fen: worthFen }: store.PresaleRecord) => ({
  priceFen,
  depositFen,
  worthFen
})

export const termsOfPresale = (presale: store.PresaleRecord, quantity: number): PresaleTerms['presale'] => {
  const { depositFen, savedFen } = equationOf(priceOf(presale), quantity)
  return {
    depositFen,
    savedFen,
    balanceFrom: presale.balance_from.getTime(),
    balanceTo: presale.balance_to.getTime(),
    shipBy: presale.ship_by.getTime()
  }
}

/** What a shopper pays in all and when, and whether they can book: read when a settlement is shown, and again at its submit. */
export async function presaleTerms(
  db: Db,
  { userId, nowMs }: { userId: string; nowMs: number },
  { activityCode, skuCode, quantity }: Pick<PresaleWish, 'activityCode'> & { skuCode: string; quantity: number }
): Promise<PresaleTerms> {
  const presale = await store.presaleOf(db, activityCode)
  if (presale === undefined || presale.sku_code !== skuCode) throw presaleMissing()
  const mine = await store.piecesOf(db, userId, activityCode)
  const rest = Math.max(0, presale.allotment - presale.taken)
  const terms: PresaleTerms = {
    priceFen: equationOf(priceOf(presale)).totalFen,
    left: Math.max(0, Math.min(rest, presale.limit_each - mine)),
    presale: termsOfPresale(presale, quantity)
  }
  const phase = presalePhase({ startAt: presale.start_at.getTime(), endAt: presale.end_at.getTime() }, nowMs)
  if (phase === 'COMING') return { ...terms, problem: notYet() }
  if (phase === 'OVER' || presale.given_back) return { ...terms, problem: over() }
  if (mine + quantity > presale.limit_each) return { ...terms, problem: limitMet(presale.limit_each) }
  return quantity > rest ? { ...terms, problem: soldOut() } : terms
}

/** Refuses an order that would leave nothing to pay after the deposit. */
export function demandBalance({ depositFen }: PresaleTerms['presale'], payFen: number): void {
  if (payFen <= depositFen) throw nothingLeft()
}

/** Moves pieces from the allotment into the stock, from where the submit takes them in the same transaction. */
export async function releasePresale(
  db: Db,
  { activityCode, skuCode, quantity }: { activityCode: string; skuCode: string; quantity: number }
): Promise<void> {
  await returnStock(db, skuCode, quantity)
  if (!(await store.takeAllotted(db, activityCode, quantity))) throw soldOut()
}

/** Keeps what was agreed to with an order that was placed. Run it in the transaction of the submit. */
export async function bookPresale(
  db: Db,
  { userId, nowMs }: { userId: string; nowMs: number },
  { wish, orderCode, quantity }: { wish: PresaleWish; orderCode: string; quantity: number }
): Promise<void> {
  const presale = await store.presaleOf(db, wish.activityCode)
  if (presale === undefined) throw presaleMissing()
  const { depositFen, worthFen } = equationOf(priceOf(presale), quantity)
  await store.insertOrder(db, {
    order_code: orderCode,
    activity_code: wish.activityCode,
    user_id: userId,
    quantity,
    deposit_fen: depositFen,
    worth_fen: worthFen,
    balance_from: presale.balance_from,
    balance_to: presale.balance_to,
    ship_by: presale.ship_by,
    agreed_at: new Date(nowMs)
  })
}

/** A part of an order was paid. The caller holds the order. Replies what was agreed to. */
export async function payPresale(
  db: Db,
  orderCode: string,
  part: 'DEPOSIT' | 'BALANCE',
  now: Date
): Promise<store.PresaleOrderRecord> {
  const presaleOrder = await store.orderOf(db, orderCode)
  if (presaleOrder === undefined) throw new Error(`The order ${orderCode} is of no presale`)
  await store.changeOrder(db, orderCode, part === 'DEPOSIT' ? { deposit_paid_at: now } : { balance_paid_at: now })
  return presaleOrder
}

/**
 * An order ended: how, and its pieces go back to the allotment from the stock, where the caller has put them. After the
 * time for deposits they stay in the stock.
 */
export async function leavePresale(
  db: Db,
  { orderCode, skuCode, quantity, now }: { orderCode: string; skuCode: string; quantity: number; now: Date }
): Promise<void> {
  const presaleOrder = await store.orderOf(db, orderCode)
  if (presaleOrder === undefined) return
  if (await store.returnAllotted(db, presaleOrder.activity_code, quantity)) await takeStock(db, skuCode, quantity)
  // what the shop could not keep is said already
  if (presaleOrder.outcome !== null) return
  const outcome = outcomeOf({
    depositPaid: presaleOrder.deposit_paid_at !== null,
    balancePaid: presaleOrder.balance_paid_at !== null
  })
  await store.changeOrder(db, orderCode, { outcome, ended_at: now })
}

/** Gives back what is left of an allotment. Holds the stock first, as submits do. */
export const giveBackPresale = (db: Db, presale: store.PresaleRecord): Promise<void> =>
  giveBackLeft(db, presale.sku_code, () => store.closeAllotment(db, presale.activity_code))

/** Notes that the shop has none for an order; who closes it pays. The caller holds the order. */
export const noteFailed = (db: Db, orderCode: string, by: string, now: Date): Promise<void> =>
  store.changeOrder(db, orderCode, { outcome: 'SHOP_FAILED', ended_at: now, failed_by: by })
