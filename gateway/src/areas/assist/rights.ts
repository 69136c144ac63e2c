/**
 * The right to buy at the price that friends helped to: a piece is kept for an assist from its start until it is bought or
 * its time is over. Who changes pieces holds the stock's row first, then the assist's, then the activity's.
 */
import { canUse, isAlive, stepReached, useBefore } from '../../../../domain/activity/assist'
import type { Db } from '../../core/database/database'
import { notFound, refusal, type GatewayRefusal } from '../../core/errors'
import { giveBackLeft, returnStock, takeStock } from '../inventory'
import * as store from './store'
import { asAssist } from './view'

/** What a settlement buys: the price of an assist of the shopper's own. */
export interface AssistWish {
  assistCode: string
}

interface AssistTerms {
  priceFen: number
  /** Pieces that can be bought now: the one that is kept, or none. */
  left: number
  /** Why it can't be bought; absent: it can. */
  problem?: GatewayRefusal
}

export const assistMissing = (): GatewayRefusal =>
  notFound('assist.missing', '这个助力不存在', 'We can’t find that request for help')
const usedRefusal = (): GatewayRefusal =>
  refusal('assist.used', '这个助力价已经用过了', 'The price of this one was used already')
const lapsedRefusal = (): GatewayRefusal =>
  refusal('assist.lapsed', '助力价已过期，可以重新发起', 'This price has lapsed; you can start again')
const noStep = (): GatewayRefusal =>
  refusal('assist.no-step', '还没有达到第一档，再请朋友帮忙', 'The first step is not reached yet; ask more friends')
const onePiece = (): GatewayRefusal => refusal('assist.one', '助力价只能买一件', 'One piece at this price')

function rightProblem(
  record: store.AssistRecord,
  activity: store.ActivityRecord,
  nowMs: number
): GatewayRefusal | undefined {
  const assist = asAssist(record, activity)
  if (assist.used) return usedRefusal()
  if (record.piece_back || nowMs >= useBefore(assist)) return lapsedRefusal()
  return canUse(assist, nowMs) ? undefined : noStep()
}

/** What the shopper pays by an assist of theirs, and whether they can: read when a settlement is shown, and at its submit. */
export async function termsOf(
  db: Db,
  { userId, nowMs }: { userId: string; nowMs: number },
  wish: AssistWish & { skuCode: string; quantity: number }
): Promise<AssistTerms> {
  const record = await store.findAssist(db, wish.assistCode)
  const activity = record && (await store.activityOf(db, record.activity_code))
  if (record === undefined || activity === undefined) throw assistMissing()
  if (record.user_id !== userId || activity.sku_code !== wish.skuCode) throw assistMissing()
  const step = stepReached(asAssist(record, activity))
  if (step === undefined) throw noStep()
  const problem = wish.quantity === 1 ? rightProblem(record, activity, nowMs) : onePiece()
  return problem === undefined ? { priceFen: step.priceFen, left: 1 } : { priceFen: step.priceFen, left: 0, problem }
}

/** Moves the piece that is kept into the stock, from where the submit takes it in the same transaction. */
export async function releasePiece(db: Db, { skuCode }: AssistWish & { skuCode: string }): Promise<void> {
  await returnStock(db, skuCode, 1)
}

/** The order that was placed has the price, once. Run it in the transaction of the submit. */
export async function takeRight(
  db: Db,
  { userId, nowMs }: { userId: string; nowMs: number },
  { assistCode, orderCode }: AssistWish & { orderCode: string }
): Promise<void> {
  const record = await store.lockAssist(db, assistCode)
  const activity = record && (await store.activityOf(db, record.activity_code))
  if (record === undefined || activity === undefined || record.user_id !== userId) throw assistMissing()
  // what was read before the row was held may be old
  const problem = rightProblem(record, activity, nowMs)
  if (problem !== undefined) throw problem
  await store.changeAssist(db, assistCode, { order_code: orderCode })
}

/** A piece that is kept is nobody's any more: back to the allotment, or to the stock when the activity is over. */
async function dropPiece(db: Db, record: store.AssistRecord, skuCode: string): Promise<void> {
  await store.changeAssist(db, record.assist_code, { order_code: null, piece_back: true })
  if (await store.dropPiece(db, record.activity_code)) await returnStock(db, skuCode, 1)
}

/** An order ended: while its time lasts the price can be bought again, with the piece out of the stock again. */
export async function giveBackRight(
  db: Db,
  { orderCode, skuCode, now }: { orderCode: string; skuCode: string; now: Date }
): Promise<void> {
  const assistCode = await store.assistOfOrder(db, orderCode)
  const record = assistCode === undefined ? undefined : await store.lockAssist(db, assistCode)
  const activity = record && (await store.activityOf(db, record.activity_code))
  if (record === undefined || activity === undefined || record.order_code !== orderCode) return
  // the caller has put the piece into the stock, and holds it
  await takeStock(db, skuCode, 1)
  if (isAlive({ ...asAssist(record, activity), used: false }, now.getTime()))
    await store.changeAssist(db, record.assist_code, { order_code: null })
  else await dropPiece(db, record, skuCode)
}

/** Gives up the piece of an assist whose time is over. Holds the stock first, as submits do. */
export async function lapse(db: Db, assistCode: string, skuCode: string, now: Date): Promise<void> {
  await returnStock(db, skuCode, 0)
  const record = await store.lockAssist(db, assistCode)
  const activity = record && (await store.activityOf(db, record.activity_code))
  if (record === undefined || activity === undefined || record.piece_back || record.order_code !== null) return
  if (!isAlive(asAssist(record, activity), now.getTime())) await dropPiece(db, record, skuCode)
}

/** Gives back what nobody has of an allotment. Holds the stock first, as submits do. */
export const giveBackAllotment = (db: Db, activity: store.ActivityRecord): Promise<void> =>
  giveBackLeft(db, activity.sku_code, () => store.closeAllotment(db, activity.activity_code))
