import type { DataOf } from '../../../../contract'
import { HOUR_MS } from '../../../../domain/spans'
import type { Asker, Visitor } from '../../core/identity/asker'
import { callerOf } from '../../core/identity/caller'
import type { Clock } from '../../core/clock'
import type { Db } from '../../core/database/database'
import { invalid, loginRequired, notFound, refusal } from '../../core/errors'
import { guessesOf } from '../../core/identity/guesses'
import { oneCoupon } from './centre'
import { closesAt, give, opensAt, receive } from './service'
import * as store from './store'
import * as centre from './storeCentre'

type Shown = DataOf<'GET /o2mkt-b2c/v1/coupon-self/coupon-url-available'>
/** Who enters a code: a visitor is known by the address they come from. */
export interface Guesser extends Visitor {
  clock: Clock
  ip: string
}
interface Found {
  state: Shown['state']
  coupon?: store.CouponRecord
  /** Undefined: the code is that of a coupon on offer. */
  secret?: centre.SecretRecord
}

/** Codes an hour that are none, or another's; many visitors may come from one address. */
const WRONG_OF_SHOPPER = 10
const WRONG_OF_ADDRESS = 30

const refFor = (secret: string): string => `code ${secret}`
/** As it may be written by hand. */
const normal = (code: string): string => code.replaceAll(/[ _-]/g, '').toUpperCase()

async function stateOfSecret(db: Db, { userId, nowMs }: Visitor, secret: centre.SecretRecord): Promise<Shown['state']> {
  if (secret.for_user_id !== null && userId === undefined) return 'LOGIN'
  if (userId !== undefined && (await centre.hasFor(db, userId, secret.coupon_code, refFor(secret.secret))))
    return 'RECEIVED'
  if (secret.for_user_id !== null && secret.for_user_id !== userId) return 'FOREIGN'
  if (secret.end_at.getTime() <= nowMs) return 'EXPIRED'
  return secret.left_over > 0 ? 'AVAILABLE' : 'SPENT'
}

/** What a code gives: of its own, or as the code of a coupon on offer, which a link may carry too. */
async function find(db: Db, visitor: Visitor, code: string): Promise<Found> {
  const now = new Date(visitor.nowMs)
  const secret = await centre.secretOf(db, normal(code))
  if (secret) {
    const coupon = await store.offer(db, secret.coupon_code)
    if (!coupon) return { state: 'UNKNOWN' }
    const state = coupon.end_at <= now ? 'EXPIRED' : await stateOfSecret(db, visitor, secret)
    return { state, coupon, secret }
  }
  const coupon = await store.offer(db, code)
  if (!coupon?.offered || opensAt(coupon) > now) return { state: 'UNKNOWN' }
  if (visitor.userId !== undefined && (await centre.hasFor(db, visitor.userId, code, '')))
    return { state: 'RECEIVED', coupon }
  if (closesAt(coupon) <= now) return { state: 'EXPIRED', coupon }
  return { state: coupon.left_over > 0 ? 'AVAILABLE' : 'SPENT', coupon }
}

const guessRefusal = () =>
  refusal(
    'coupon.guessed',
    '输错券码的次数太多，请一小时后再试',
    'Too many codes that aren’t right; please try again in an hour'
  )

/** `find` while the caller has guesses left; afterwards a refusal of every code. */
async function findGuessed(db: Db, guesser: Guesser, code: string): Promise<Found> {
  const { clock, userId, ip, nowMs } = guesser
  const [who, most] =
    userId === undefined ? [`code from ${callerOf(ip)}`, WRONG_OF_ADDRESS] : [`code of ${userId}`, WRONG_OF_SHOPPER]
  const giveBack = guessesOf(clock).take(who, nowMs, { most, withinMs: HOUR_MS })
  if (giveBack === undefined) throw guessRefusal()
  let wrong = false
  try {
    const result = await find(db, guesser, code)
    wrong = result.state === 'UNKNOWN' || result.state === 'FOREIGN'
    return result
  } finally {
    if (!wrong) giveBack()
  }
}

/** Shows what a code gives. Its owner is never shown: somebody else's says that alone, and a visitor has to log in. */
export async function showCode(db: Db, guesser: Guesser, code: string): Promise<Shown> {
  const { state, coupon } = await findGuessed(db, guesser, code)
  if (!coupon || state === 'FOREIGN' || state === 'LOGIN') return { state }
  const view = await oneCoupon(db, guesser, coupon.coupon_code)
  return { state, ...(view ? { coupon: view } : {}) }
}

const refusals = {
  RECEIVED: () => refusal('coupon.received', '您已领取过这张优惠券', 'You already have this coupon'),
  FOREIGN: () => refusal('coupon.foreign', '这个券码属于另一位顾客', 'This code belongs to another shopper'),
  EXPIRED: () => refusal('coupon.ended', '优惠券已过期', 'This coupon has ended'),
  LOGIN: loginRequired,
  SPENT: () => refusal('coupon.spent', '这个券码已被领完', 'This code has been used up'),
  UNKNOWN: () => notFound('coupon.missing', '没有这个券码，请核对后再试', 'We don’t know that code. Please check it')
}

/** Receives a coupon by its code on offer, or what a code gives. Run it in a transaction. */
export async function receiveBy(
  db: Db,
  guesser: Guesser & Asker,
  wish: { couponCode?: string; code?: string }
): Promise<string> {
  if (wish.couponCode !== undefined) return receive(db, guesser.clock, guesser.userId, wish.couponCode)
  if (wish.code === undefined) throw invalid('请输入券码', 'couponCode or code must be given')
  const { state, coupon, secret } = await findGuessed(db, guesser, wish.code)
  if (state !== 'AVAILABLE') throw refusals[state]()
  if (!coupon) throw refusals.UNKNOWN()
  if (!secret) return receive(db, guesser.clock, guesser.userId, coupon.coupon_code)
  const { userId, nowMs } = guesser
  const userCouponId = await give(db, { userId, coupon, ref: refFor(secret.secret), now: new Date(nowMs) })
  if (userCouponId === undefined) throw refusals.RECEIVED()
  if (!(await centre.takeOfSecret(db, secret.secret))) throw refusals.SPENT()
  return userCouponId
}
