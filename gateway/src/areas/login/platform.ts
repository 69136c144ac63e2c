import { createHash } from 'node:crypto'
import type { BodyOf, DataOf } from '../../../../contract'
import { MINUTE_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import type { CallerDevice } from '../../core/identity/device'
import { hashOfSecret, openSession } from '../../core/identity/identity'
import { CODE_LIFETIME_MS, codeExpired, maskId } from '../../core/platform'
import { say, type Locale } from '../../core/words'
import * as customers from '../customer'
import { endKnownInvite, takeInvite, termsHere } from '../referral'
import { keepTexts } from './agreed'
import * as store from './storePlatform'

interface PlatformLogin {
  token: string
  userId: string
  openId: string
}

/** The refusal that the app takes as «not known yet» and never shows (spec 8). */
const notBound = (): GatewayRefusal =>
  refusal('hoth.social.userNotBind', '微信还没有绑定账号', 'This WeChat account is not linked yet')

const boundToAnother = (phone: string): GatewayRefusal =>
  refusal(
    'login.bound-to-another',
    `这个微信已绑定 ${customers.maskPhone(phone)}，请用它登录，或用短信验证码登录`,
    `This WeChat account is linked to ${customers.maskPhone(phone)}: log in with that number, or by SMS`
  )

/** Uses codes up before they are exchanged: a listener who overhears one later finds it spent, also after a failed exchange. */
async function spend(db: Db, ...codes: string[]): Promise<void> {
  for (const code of codes) {
    const hash = createHash('sha256').update(code).digest('hex')
    if (!(await store.spendPlatformCode(db, hash, new Date()))) throw codeExpired()
  }
}

/** Logs in the customer bound to the person that the code stands for. */
export async function loginByCode(
  { db, clock, platform }: Core,
  code: string,
  from: CallerDevice
): Promise<PlatformLogin> {
  await spend(db, code)
  const identity = await platform.identityOf(code)
  return inTransaction(db, async (tx) => {
    const userId = await store.customerOfPerson(tx, identity.openId)
    if (userId === undefined) throw notBound()
    await store.bindPerson(tx, identity, userId, clock.date())
    return { token: await openSession(tx, userId, clock.now(), { from }), userId, openId: identity.openId }
  })
}

/**
 * Logs in by the phone that the platform vouches for; one that nobody has is registered. The person is bound to it,
 * unless they are somebody else here already: then nothing happens.
 */
export async function registerBindLogin(
  core: Core,
  codes: BodyOf<'POST /o2cum/v1/pub/mini-program/register-bind-login'>,
  from: CallerDevice
): Promise<PlatformLogin & { registered: boolean }> {
  const { db, clock, platform, log } = core
  await spend(db, codes.code, codes.phoneCode)
  const identity = await platform.identityOf(codes.code)
  const phone = await platform.phoneOf(codes.phoneCode)
  const result = await inTransaction(db, async (tx) => {
    const { userId, added } = await customers.findOrAddCustomer(tx, {
      phone,
      nickName: customers.nickNameOf(phone),
      now: clock.date()
    })
    await keepTexts(tx, { userId, agreed: codes.agreed, now: clock.date(), host: from.host })
    const isKnown = await store.isKnownPerson(tx, identity, clock.date())
    if (!(await store.bindPerson(tx, identity, userId, clock.date()))) {
      const other = await store.customerOfPerson(tx, identity.openId)
      const customer = other === undefined ? undefined : await customers.customerOf(tx, other)
      throw customer === undefined ? codeExpired() : boundToAnother(customer.phone)
    }
    if (added && !isKnown)
      await takeInvite(tx, { codes: codes.inviteCodes, userId, now: clock.date(), terms: termsHere(core) })
    return {
      token: await openSession(tx, userId, clock.now(), { from }),
      userId,
      openId: identity.openId,
      registered: added
    }
  })
  log.info({ openId: maskId(result.openId), userId: result.userId }, 'a person of the platform is bound')
  return result
}

/**
 * The platform's identity of the code's person; binds an unbound person to the calling shopper, whose invite ends where the
 * person is another customer: who logs in by SMS is known by it alone.
 */
export async function openAndUnionId(
  { db, platform, clock }: Core,
  code: string,
  userId: string | undefined
): Promise<{ openId: string; unionId: string | null }> {
  await spend(db, code)
  const identity = await platform.identityOf(code)
  const now = clock.date()
  if (userId !== undefined)
    await inTransaction(db, async (tx) => {
      const isBound = await store.bindPerson(tx, identity, userId, now)
      if (!isBound || (await store.isAnotherPerson(tx, identity, userId, now))) await endKnownInvite(tx, userId, now)
    })
  return { openId: identity.openId, unionId: identity.unionId ?? null }
}

const BIND_MS = 10 * MINUTE_MS

/**
 * Logs in the customer bound to the official account's person, or to the same person in the mini-program; others get a key
 * that binds them with the login they go on to.
 */
export async function officialOpenId(
  { db, platform, clock }: Core,
  code: string,
  from: CallerDevice
): Promise<DataOf<'POST /o2cum/v1/pub/mpminappcombie/getMpOpenId'>> {
  await spend(db, code)
  const identity = await platform.officialIdentityOf(code)
  return inTransaction(db, async (tx) => {
    const userId =
      (await store.customerOfPerson(tx, identity.openId)) ??
      (identity.unionId === undefined ? undefined : await store.customerOfUnion(tx, identity.unionId))
    if (userId === undefined) {
      const bindKey = newId('bind')
      const expiresAt = new Date(clock.now() + BIND_MS)
      await store.keepUnbound(tx, { keyHash: hashOfSecret(bindKey), identity, expiresAt })
      return { openId: identity.openId, bindKey }
    }
    await store.bindPerson(tx, identity, userId, clock.date(), 'OFFICIAL')
    const token = await openSession(tx, userId, clock.now(), { from })
    return { openId: identity.openId, login: { token, userId } }
  })
}

export async function phoneByCode({ db, platform }: Core, phoneCode: string): Promise<{ phone: string }> {
  await spend(db, phoneCode)
  return { phone: await platform.phoneOf(phoneCode) }
}

/** Who would be logged in, for a greeting. */
export async function userInfoByCode(
  { db, platform }: Core,
  code: string,
  locale: Locale
): Promise<{ bound: boolean; nickName: string; decryptMobilePhone: string; avatar?: string }> {
  await spend(db, code)
  const { openId } = await platform.identityOf(code)
  const userId = await store.customerOfPerson(db, openId)
  const customer = userId === undefined ? undefined : await customers.customerOf(db, userId)
  if (customer === undefined) return { bound: false, nickName: '', decryptMobilePhone: '' }
  return {
    bound: true,
    nickName: say(locale, customer.nick_name),
    decryptMobilePhone: customers.maskPhone(customer.phone),
    ...(customer.avatar === null ? {} : { avatar: customer.avatar })
  }
}

/** Spent codes are of no use once they would be over anyway. */
export const forgetOldPlatformCodes = ({ db }: Core): Promise<void> =>
  store.forgetPlatformCodes(db, new Date(Date.now() - 12 * CODE_LIFETIME_MS))
