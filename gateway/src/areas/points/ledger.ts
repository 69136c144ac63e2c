import { nextShopYearEnd, shopDay } from '../../../../domain/day'
import { lotsLeft, type PointLot } from '../../../../domain/rewards/points'
import { inTransaction, type Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { lockCustomer } from '../customer'
import type { PointSource } from './schema'
import * as store from './store'

/** What a row is about. */
interface About {
  userId: string
  source: PointSource
  /** Which order, review, day …; of one source each earns once. */
  reference: string
  at: Date
  /** What it was for, where that has a name. */
  subject?: Words
}

/** Points end with the year after the one they were earned in. */
const endOf = (date: Date): Date => new Date(nextShopYearEnd(date.getTime()))

/** What a shopper has: the sum of their rows. */
export const balance = (db: Db, userId: string): Promise<number> => store.sumOf(db, userId)

/** What is left by when it ends, soonest first. */
export async function lots(db: Db, userId: string): Promise<PointLot[]> {
  const state = await store.lotsOf(db, userId)
  return lotsLeft(state.lots, state.used)
}

/** Gives points, once for what they are about; false when it was given before. */
export async function earn(db: Db, about: About & { points: number; endsAt?: Date }): Promise<boolean> {
  if (about.points <= 0) return false
  return store.addEntry(db, { ...about, kind: 'EARN', endsAt: about.endsAt ?? endOf(about.at) })
}

/**
 * Brings what one thing has earned to `points`, by rows of their own; takes back no more than there is, as who has
 * spent points owes none.
 */
export function settleEarned(db: Db, about: About & { points: number }): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdPoints(tx, about.userId, about.at)
    const missing = about.points - (await store.sumOfThing(tx, about))
    if (missing > 0) {
      const more = { ...about, points: missing, endsAt: endOf(about.at) }
      if (!(await store.addEntry(tx, { ...more, kind: 'EARN' }))) await store.addEntry(tx, { ...more, kind: 'CORRECT' })
    }
    const points = Math.min(-missing, await balance(tx, about.userId))
    if (points > 0) await store.addEntry(tx, { ...about, kind: 'CORRECT', points: -points })
  })
}

/** Takes back what one thing has earned over `points`, as long as there are any: a shopper who has spent points owes none. */
export function lowerEarned(db: Db, about: About & { points: number }): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdPoints(tx, about.userId, about.at)
    const over = (await store.sumOfThing(tx, about)) - about.points
    const points = Math.min(over, await balance(tx, about.userId))
    if (points > 0) await store.addEntry(tx, { ...about, kind: 'CORRECT', points: -points })
  })
}

/** Spends points at once, once for what they are about; false when there are too few or it was done before. */
export function spend(db: Db, about: About & { points: number }): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await holdPoints(tx, about.userId, about.at)
    if ((await balance(tx, about.userId)) < about.points) return false
    return store.addEntry(tx, { ...about, kind: 'SPEND', points: -about.points })
  })
}

/**
 * Holds points for a settlement: they leave the balance until `post`, `release` or `giveBack`. False when there are too
 * few, or it holds others or has ended; the same once more changes nothing and is true.
 */
export function reserve(
  db: Db,
  of: { userId: string; settlementId: string; points: number; at: Date; subject?: Words }
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await holdPoints(tx, of.userId, of.at)
    const state = await stateOf(tx, of.settlementId)
    if (state !== undefined) return !state.voided && state.userId === of.userId && state.reserved === of.points
    if (of.points <= 0 || (await balance(tx, of.userId)) < of.points) return false
    const about = { userId: of.userId, source: 'SETTLEMENT' as const, reference: of.settlementId, at: of.at }
    const subject = of.subject === undefined ? {} : { subject: of.subject }
    return store.addEntry(tx, { ...about, ...subject, kind: 'RESERVE', points: -of.points })
  })
}

interface Settled {
  userId: string
  reserved: number
  refunded: number
  posted: boolean
  voided: boolean
  parts: Set<string>
}

/** What became of a settlement's points, which are locked until the transaction ends; undefined: it has none. */
async function stateOf(tx: Db, settlementId: string): Promise<Settled | undefined> {
  const entries = await store.settlementEntries(tx, settlementId)
  const reservation = entries.find(({ kind }) => kind === 'RESERVE')
  if (reservation === undefined) return undefined
  const refunds = entries.filter(({ kind }) => kind === 'REFUND')
  return {
    userId: reservation.user_id,
    reserved: -reservation.points,
    refunded: refunds.reduce((sum, { points }) => sum + points, 0),
    posted: entries.some(({ kind }) => kind === 'POST'),
    voided: entries.some(({ kind }) => kind === 'VOID'),
    parts: new Set(refunds.map(({ part }) => part))
  }
}

/** The settlement was paid: what it holds is spent. True also when it was posted before; false: it holds none. */
export function post(db: Db, settlementId: string, at: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const state = await stateOf(tx, settlementId)
    if (state === undefined || state.voided) return false
    if (state.posted) return true
    const about = { userId: state.userId, source: 'SETTLEMENT' as const, reference: settlementId, at }
    return store.addEntry(tx, { ...about, kind: 'POST', points: 0 })
  })
}

/** The settlement will not be paid: what it holds is back, once. True also when it is back already; false: it was paid, or holds none. */
export function release(db: Db, settlementId: string, at: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const state = await stateOf(tx, settlementId)
    if (state === undefined || state.posted) return false
    if (state.voided) return true
    const about = { userId: state.userId, source: 'SETTLEMENT' as const, reference: settlementId, at }
    await store.addEntry(tx, { ...about, kind: 'VOID', points: state.reserved - state.refunded })
    // what ended while it was held ends now
    await holdPoints(tx, state.userId, at)
    return true
  })
}

/**
 * Gives back a part of what a settlement holds or has spent, once a `part` (a return, one order of several), never more
 * in all than it took. Such points last as long as ones that are earned now. Says how many are back by this call.
 */
export function giveBack(
  db: Db,
  of: { settlementId: string; part: string; points: number; at: Date; subject?: Words }
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const state = await stateOf(tx, of.settlementId)
    if (state === undefined || state.voided || state.parts.has(of.part)) return 0
    const points = Math.min(of.points, state.reserved - state.refunded)
    if (points <= 0) return 0
    const about = { userId: state.userId, source: 'SETTLEMENT' as const, reference: of.settlementId, at: of.at }
    const subject = of.subject === undefined ? {} : { subject: of.subject }
    await store.addEntry(tx, { ...about, ...subject, part: of.part, kind: 'REFUND', points, endsAt: endOf(of.at) })
    return points
  })
}

/** Holds a shopper's points until the transaction ends, after what has ended was taken off. */
async function holdPoints(tx: Db, userId: string, at: Date): Promise<void> {
  await lockCustomer(tx, userId)
  const state = await store.lotsOf(tx, userId)
  const endedLots = lotsLeft(state.lots, state.used).filter(({ endsAt }) => endsAt <= at.getTime())
  for (const { points, endsAt } of endedLots) {
    const reference = shopDay(endsAt - 1)
    await store.addEntry(tx, { userId, kind: 'EXPIRE', points: -points, source: 'EXPIRY', reference, at })
  }
}

/** Lets the points that end soonest end now. */
export async function endSoonest(tx: Db, userId: string, at: Date): Promise<void> {
  await holdPoints(tx, userId, at)
  const [soonest] = await lots(tx, userId)
  if (soonest === undefined) return
  const reference = shopDay(at.getTime())
  await store.addEntry(tx, { userId, kind: 'EXPIRE', points: -soonest.points, source: 'EXPIRY', reference, at })
}

/** Shoppers in one go. */
const AT_ONCE = 200

/** Takes off what has ended. */
export async function expireEnded(db: Db, now: Date): Promise<void> {
  const ends = await store.endsToGoThrough(db, now)
  if (ends === undefined) return
  const holders = await store.holdersOfEnded(db, ends, AT_ONCE)
  for (const userId of holders) await inTransaction(db, (tx) => holdPoints(tx, userId, now))
  if (holders.length < AT_ONCE) await store.markGoneThrough(db, ends.upTo)
}
