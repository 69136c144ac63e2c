import { nextShopYearEnd, shopDay } from '../../../../domain/day'
import { lotsLeft, type PointLot } from '../../../../domain/rewards/points'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { balances, heldBalances, move, movedBetween, transfer } from '../../core/database/ledger'
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
  now: Date
  /** What it was for, where that has a name. */
  subject?: Words | undefined
}

/** What a settlement takes of a shopper's points. */
interface Reservation {
  userId: string
  settlementId: string
  points: number
  now: Date
  subject?: Words | undefined
}

/** What a shopper can spend. */
const ownOf = (userId: string): string => `${store.OWN}${userId}`
/** What a settlement holds until it is paid, and what it has spent then. */
const heldBy = (settlementId: string): string => `points:held:${settlementId}`
const paidBy = (settlementId: string): string => `points:paid:${settlementId}`
/** Where points come from, and where they go. */
const outside = ({ source, reference }: Pick<About, 'source' | 'reference'>): string => `~points:${source}:${reference}`

/** Points end with the year after the one they were earned in. */
const endOf = (now: Date): Date => new Date(nextShopYearEnd(now.getTime()))

/** What a shopper has. */
export async function balance(db: Db, userId: string): Promise<number> {
  const own = ownOf(userId)
  return (await balances(db, [own])).get(own) ?? 0
}

/** What is left by when it ends, soonest first. */
export async function lots(db: Db, userId: string): Promise<PointLot[]> {
  const given = await store.lotsOf(db, ownOf(userId))
  return lotsLeft(given.lots, given.used)
}

/** Gives points, once for what they are about; false when it was given before. */
export const earn = (db: Db, about: About & { points: number; endsAt?: Date }): Promise<boolean> =>
  about.points <= 0 ? Promise.resolve(false) : inTransaction(db, (tx) => give(tx, about, 'EARN'))

/** Moves points to a shopper; false when there is a row of this kind about this thing. */
function give(tx: Db, about: About & { points: number; endsAt?: Date }, kind: string): Promise<boolean> {
  const { userId, points: amount, now, subject, endsAt = endOf(now) } = about
  return move(tx, { from: outside(about), to: ownOf(userId), amount, reference: kind, now, subject, endsAt })
}

/** Moves points from a shopper; false when there are too few, or there is a row of this kind about this thing. */
function take(tx: Db, about: About & { points: number }, kind: string): Promise<boolean> {
  const { userId, points: amount, now, subject } = about
  return move(tx, { from: ownOf(userId), to: outside(about), amount, reference: kind, now, subject })
}

/** A kind that can have several rows for one thing. */
const another = (kind: 'CORRECT' | 'EXPIRE'): string => `${kind} ${newId('pt')}`

/** The sum of what one thing earned and lost. */
async function earnedBy(tx: Db, about: About): Promise<number> {
  const [own, other] = [ownOf(about.userId), outside(about)]
  return (await movedBetween(tx, other, own)) - (await movedBetween(tx, own, other))
}

/**
 * Brings what one thing has earned to `points`, by rows of their own; takes back no more than there is, as who has
 * spent points owes none.
 */
export function settleEarned(db: Db, about: About & { points: number }): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lowerEarned(tx, about)
    const points = about.points - (await earnedBy(tx, about))
    if (points <= 0 || (await give(tx, { ...about, points }, 'EARN'))) return
    await give(tx, { ...about, points }, another('CORRECT'))
  })
}

/** Takes back what one thing has earned over `points`, as long as there are any: who has spent points owes none. */
export function lowerEarned(db: Db, about: About & { points: number }): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdPoints(tx, about.userId, about.now)
    const points = Math.min((await earnedBy(tx, about)) - about.points, await balance(tx, about.userId))
    if (points > 0) await take(tx, { ...about, points }, another('CORRECT'))
  })
}

/** Spends points at once, once for what they are about; false when there are too few or it was done before. */
export function spend(db: Db, about: About & { points: number }): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await holdPoints(tx, about.userId, about.now)
    return take(tx, about, 'SPEND')
  })
}

/**
 * Holds points for a settlement: they leave the balance until `post`, `release` or `giveBack`. False when there are too
 * few, or it holds others or has ended; the same once more changes nothing and is true.
 */
export function reserve(db: Db, { userId, settlementId, points, now, subject }: Reservation): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await holdPoints(tx, userId, now)
    const state = await stateOf(tx, settlementId)
    if (state !== undefined) return !state.voided && state.userId === userId && state.reserved === points
    if (points <= 0) return false
    const [from, to] = [ownOf(userId), heldBy(settlementId)]
    return move(tx, { from, to, amount: points, reference: 'RESERVE', now, subject })
  })
}

interface Settled {
  userId: string
  reserved: number
  /** What it has not given back. */
  left: number
  posted: boolean
  voided: boolean
  parts: Set<string>
}

/** What became of a settlement's points, which are held until the transaction ends; undefined: it has none. */
async function stateOf(tx: Db, settlementId: string): Promise<Settled | undefined> {
  const accounts = [heldBy(settlementId), paidBy(settlementId)]
  if ((await store.entriesOf(tx, accounts)).length === 0) return undefined
  await heldBalances(tx, [heldBy(settlementId)])
  // also what another transaction wrote while this one waited
  const entries = await store.entriesOf(tx, accounts)
  const of = (kind: string) => entries.filter(({ reference }) => reference.split(' ')[0] === kind)
  const [reserved] = of('RESERVE')
  if (reserved === undefined) return undefined
  return {
    userId: reserved.other.slice(store.OWN.length),
    reserved: reserved.amount,
    left: entries.reduce((sum, { amount }) => sum + amount, 0),
    posted: of('POST').length > 0,
    voided: of('VOID').length > 0,
    parts: new Set(of('REFUND').map(({ reference }) => reference.slice('REFUND '.length)))
  }
}

/** The settlement was paid: what it holds is spent. True also when it was posted before; false: it holds none. */
export function post(db: Db, settlementId: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const state = await stateOf(tx, settlementId)
    if (state === undefined || state.voided) return false
    const [from, to] = [heldBy(settlementId), paidBy(settlementId)]
    if (!state.posted) await transfer(tx, [{ from, to, amount: state.left, reference: 'POST', now }])
    return true
  })
}

/** The settlement will not be paid: what it holds is back, once. True also when it is back already; false: it was paid, or holds none. */
export function release(db: Db, settlementId: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const state = await stateOf(tx, settlementId)
    if (state === undefined || state.posted) return false
    if (state.voided) return true
    // before the account, as who spends
    await lockCustomer(tx, state.userId)
    const [from, to] = [heldBy(settlementId), ownOf(state.userId)]
    await transfer(tx, [{ from, to, amount: state.left, reference: 'VOID', now }])
    // what ended while it was held ends now
    await holdPoints(tx, state.userId, now)
    return true
  })
}

/**
 * Gives back a part of what a settlement holds or has spent, once a `part` (a return, one order of several), never more
 * in all than it took. Such points last as long as ones that are earned now. Says how many are back by this call.
 */
export function giveBack(
  db: Db,
  { settlementId, part, points, now, subject }: Omit<Reservation, 'userId'> & { part: string }
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const state = await stateOf(tx, settlementId)
    if (state === undefined || state.parts.has(part)) return 0
    const from = state.posted ? paidBy(settlementId) : heldBy(settlementId)
    const amount = Math.max(0, Math.min(points, state.left))
    const reference = `REFUND ${part}`
    await transfer(tx, [{ from, to: ownOf(state.userId), amount, reference, now, subject, endsAt: endOf(now) }])
    return amount
  })
}

/** Holds a shopper's points until the transaction ends, after what has ended was taken off. */
async function holdPoints(tx: Db, userId: string, now: Date): Promise<void> {
  await lockCustomer(tx, userId)
  for (const { points, endsAt } of await lots(tx, userId)) {
    if (endsAt > now.getTime()) return
    await take(tx, { userId, points, source: 'EXPIRY', reference: shopDay(endsAt - 1), now }, another('EXPIRE'))
  }
}

/** Lets the points that end soonest end now. */
export async function endSoonest(tx: Db, userId: string, now: Date): Promise<void> {
  await holdPoints(tx, userId, now)
  const [soonest] = await lots(tx, userId)
  if (soonest === undefined) return
  const about = { userId, points: soonest.points, source: 'EXPIRY' as const, reference: shopDay(now.getTime()), now }
  await take(tx, about, another('EXPIRE'))
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
