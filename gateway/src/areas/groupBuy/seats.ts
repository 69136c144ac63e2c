/** Seats of groups: taken at submit, paid, given back. What holds a group's row is done one after the other. */
import {
  afterClock,
  afterLeaving,
  afterPayment,
  GROUP_MS,
  joinProblem,
  tierOf,
  type Group,
  type JoinProblem
} from '../../../../domain/activity/groupBuy'
import { newId, type Db } from '../../core/database/database'
import { notFound, refusal, type GatewayRefusal } from '../../core/errors'
import { giveBackLeft, returnStock, takeStock } from '../inventory'
import { tellOfGroup } from '../message'
import * as store from './store'

/** What a settlement buys in a group: a new one of a size, or a seat of one that is there. */
export interface GroupWish {
  activityCode: string
  size: number
  groupCode?: string
}

export interface GroupTerms {
  priceFen: number
  /** Pieces that this shopper can buy of it now. */
  left: number
  /** Why nothing can be bought; absent: it can. */
  problem?: GatewayRefusal
}

export const groupMissing = (): GatewayRefusal => notFound('group.missing', '这个团不存在', 'We can’t find that group')
const over = (): GatewayRefusal =>
  refusal('group.over', '活动已结束，可以单独购买', 'This group buy is over; you can buy it on its own')
const notYet = (): GatewayRefusal => refusal('group.not-yet', '活动还没有开始', 'This group buy has not started yet')
const soldOut = (): GatewayRefusal =>
  refusal(
    'group.sold-out',
    '拼团名额已抢完，可以单独购买',
    'All pieces for groups are taken; you can buy it on its own'
  )
const limitMet = (limit: number): GatewayRefusal =>
  refusal('group.limit', `每人最多拼 ${limit} 件`, `${limit} in groups per person at most`)

const PROBLEMS: Readonly<Record<JoinProblem, () => GatewayRefusal>> = {
  OWN: () => refusal('group.own', '你已经在这个团里了', 'You are in this group already'),
  FULL: () =>
    refusal(
      'group.full',
      '这个团刚刚满了，可以换一个团或自己开团',
      'This group has just filled up; join another one or start your own'
    ),
  OVER: () => refusal('group.ended', '这个团已经结束了，可以自己开团', 'This group has ended; you can start your own'),
  NOT_OPEN: groupMissing
}

export const asGroup = (group: store.GroupRecord, seats: readonly store.SeatRecord[]): Group => ({
  state: group.state,
  size: group.size,
  endsAt: group.ends_at?.getTime() ?? null,
  seats: seats
    .filter((seat) => seat.group_code === group.group_code)
    .map(({ user_id: userId, state }) => ({ userId, state }))
})

/** What a shopper pays in a group, and whether they can: read when a settlement is shown, and again at its submit. */
export async function termsOf(
  db: Db,
  { userId, nowMs }: { userId: string; nowMs: number },
  wish: GroupWish & { skuCode: string; quantity: number }
): Promise<GroupTerms> {
  const activity = await store.activityOf(db, wish.activityCode)
  const tier = activity && tierOf(activity.tiers, wish.size)
  if (activity === undefined || tier === undefined || activity.sku_code !== wish.skuCode) throw groupMissing()
  const rest = Math.max(0, activity.allotment - activity.taken)
  const mine = await store.heldOf(db, userId, wish.activityCode)
  const mayBuy = Math.max(0, Math.min(rest, activity.limit_each - mine.pieces))
  const no = (problem: GatewayRefusal, priceFen = tier.priceFen): GroupTerms => ({ priceFen, left: mayBuy, problem })
  let priceFen = tier.priceFen
  if (wish.groupCode !== undefined) {
    const group = await store.findGroup(db, wish.groupCode)
    if (group === undefined || group.activity_code !== wish.activityCode || group.size !== wish.size)
      throw groupMissing()
    priceFen = group.price_fen
    const problem = joinProblem(asGroup(group, await store.seatsOf(db, [wish.groupCode])), userId, nowMs)
    if (problem !== undefined) return no(PROBLEMS[problem](), priceFen)
  } else {
    if (nowMs < activity.start_at.getTime()) return no(notYet())
    if (activity.given_back || nowMs >= activity.end_at.getTime()) return no(over())
  }
  if (mine.openGroup !== undefined && mine.openGroup !== wish.groupCode) {
    const other = refusal(
      'group.other-open',
      '你已有一个同款的团在拼，先邀请朋友满团吧',
      'You have an open group of this already; invite friends to fill it'
    )
    return no(other, priceFen)
  }
  if (mine.pieces + wish.quantity > activity.limit_each) return no(limitMet(activity.limit_each), priceFen)
  if (wish.quantity > rest && !activity.given_back) return no(soldOut(), priceFen)
  return { priceFen, left: activity.given_back ? wish.quantity : mayBuy }
}

/**
 * Moves pieces from the allotment into the stock, from where the submit takes them in the same transaction: nobody else
 * can, as the stock's row is held from here on. After the allotment went back, they are taken from the stock as always.
 */
export async function releasePieces(
  db: Db,
  { activityCode, skuCode, quantity }: { activityCode: string; skuCode: string; quantity: number }
): Promise<void> {
  await returnStock(db, skuCode, quantity)
  if (await store.takeAllotted(db, activityCode, quantity)) return
  const activity = await store.activityOf(db, activityCode)
  if (activity?.given_back !== true || !(await takeStock(db, skuCode, quantity))) throw soldOut()
}

/** Takes a seat for an order that was placed, or refuses. Run it in the transaction of the submit. */
export async function takeSeat(
  db: Db,
  { userId, nowMs }: { userId: string; nowMs: number },
  { wish, orderCode, quantity, priceFen }: { wish: GroupWish; orderCode: string; quantity: number; priceFen: number }
): Promise<void> {
  const now = new Date(nowMs)
  const groupCode = wish.groupCode ?? newId('gb')
  const seat = {
    order_code: orderCode,
    group_code: groupCode,
    user_id: userId,
    state: 'HELD' as const,
    quantity,
    at: now
  }
  if (wish.groupCode === undefined) {
    await store.insertGroup(db, {
      group_code: groupCode,
      activity_code: wish.activityCode,
      size: wish.size,
      price_fen: priceFen,
      state: 'OPEN',
      leader_id: userId,
      created_at: now
    })
  } else {
    const group = await store.lockGroup(db, groupCode)
    if (group === undefined) throw groupMissing()
    // what was read before the row was held may be old
    const problem = joinProblem(asGroup(group, await store.seatsOf(db, [groupCode])), userId, nowMs)
    if (problem !== undefined) throw PROBLEMS[problem]()
  }
  await store.insertSeat(db, seat)
}

/** An order of a group was paid: its seat is, and the last one makes the group full. The caller holds the order. */
export async function paySeat(db: Db, orderCode: string, now: Date): Promise<'OPEN' | 'FULL'> {
  const seat = await store.seatOf(db, orderCode)
  if (seat === undefined) throw new Error(`The order ${orderCode} has no seat`)
  const group = await store.lockGroup(db, seat.group_code)
  if (group === undefined) throw new Error(`The order ${orderCode} has no group`)
  await store.changeSeat(db, orderCode, { state: 'PAID', paid_at: now })
  if (group.started_at === null) {
    await store.changeGroup(db, group.group_code, { started_at: now, ends_at: new Date(now.getTime() + GROUP_MS) })
  }
  const seats = await store.seatsOf(db, [group.group_code])
  const state = afterPayment(asGroup(group, seats))
  if (state !== 'FULL') return 'OPEN'
  await store.changeGroup(db, group.group_code, { state, closed_at: now })
  await store.shipOrders(db, group.group_code)
  await tellOfFull(
    db,
    group,
    seats.filter((other) => other.state === 'PAID' && other.order_code !== orderCode),
    now
  )
  return state
}

/** Tells the others of a group that it is full; who paid last reads it with the payment. */
async function tellOfFull(
  db: Db,
  { size }: store.GroupRecord,
  others: readonly store.SeatRecord[],
  now: Date
): Promise<void> {
  // messages of several shoppers are written in the order of their ids, so that no two groups wait for each other
  const byUser = [...others].sort((a, b) => (a.user_id < b.user_id ? -1 : 1))
  for (const { user_id: userId, order_code: orderCode, group_code: groupCode } of byUser)
    await tellOfGroup(db, { userId, orderCode, groupCode }, { kind: 'FULL', size }, now)
}

/**
 * An order ended: its seat is free again, the lead passes to the earliest member, and its pieces go back to the allotment
 * from the stock, where the caller has put them.
 */
export async function leaveSeat(
  db: Db,
  { orderCode, skuCode, quantity, now }: { orderCode: string; skuCode: string; quantity: number; now: Date }
): Promise<void> {
  const seat = await store.seatOf(db, orderCode)
  if (seat === undefined || seat.state === 'LEFT') return
  const before = await store.findGroup(db, seat.group_code)
  if (before === undefined) return
  if (await store.returnAllotted(db, before.activity_code, quantity)) await takeStock(db, skuCode, quantity)
  const group = await store.lockGroup(db, seat.group_code)
  // nobody leaves a full group: the others have what they paid for
  if (group === undefined || group.state === 'FULL') return
  await store.changeSeat(db, orderCode, { state: 'LEFT', left_at: now })
  if (group.state === 'FAILED') return
  const seats = await store.seatsOf(db, [group.group_code])
  const state = afterLeaving(asGroup(group, seats))
  if (state === 'FAILED') await store.changeGroup(db, group.group_code, { state, closed_at: now })
  const next = seats.find((other) => other.state !== 'LEFT')
  if (group.leader_id !== seat.user_id || next === undefined) return
  await store.changeGroup(db, group.group_code, { leader_id: next.user_id })
  // who is about to pay has nothing to lead yet
  if (next.state !== 'PAID') return
  const missing = group.size - seats.filter((other) => other.state === 'PAID').length
  const to = { userId: next.user_id, orderCode: next.order_code, groupCode: group.group_code }
  await tellOfGroup(db, to, { kind: 'LEAD', missing }, now)
}

/** What time does to groups and allotments; `areas/closing` closes the orders of failed groups. */
export async function failGroup(db: Db, groupCode: string, now: Date): Promise<void> {
  const group = await store.lockGroup(db, groupCode)
  if (group === undefined) return
  const state = afterClock(asGroup(group, await store.seatsOf(db, [groupCode])), now.getTime())
  if (state === 'FAILED') await store.changeGroup(db, groupCode, { state, closed_at: now })
}

/** Gives back what is left of an allotment. Holds the stock first, as submits do. */
export const giveBackAllotment = (db: Db, activity: store.ActivityRecord): Promise<void> =>
  giveBackLeft(db, activity.sku_code, () => store.closeAllotment(db, activity.activity_code))
