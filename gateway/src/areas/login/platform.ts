import { createHash } from 'node:crypto'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import { openSession } from '../../core/identity'
import { CODE_LIFETIME_MS, codeExpired, maskId } from '../../core/platform'
import { say, type Locale } from '../../core/words'
import * as customers from '../customer'
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

/** Uses codes up before they are exchanged: whoever overhears one later finds it spent, whatever became of it. */
async function spend(db: Db, ...codes: string[]): Promise<void> {
  for (const code of codes) {
    const hash = createHash('sha256').update(code).digest('hex')
    if (!(await store.spendPlatformCode(db, hash, new Date()))) throw codeExpired()
  }
}

/** Logs in who is bound to the person that the code stands for. */
export async function loginByCode({ db, clock, platform }: Core, code: string): Promise<PlatformLogin> {
  await spend(db, code)
  const identity = await platform.identityOf(code)
  return inTransaction(db, async (tx) => {
    const userId = await store.customerOfPerson(tx, identity.openId)
    if (userId === undefined) throw notBound()
    await store.bindPerson(tx, identity, userId, clock.date())
    return { token: await openSession(tx, userId, clock.now()), userId, openId: identity.openId }
  })
}

/**
 * Logs in by the phone that the platform vouches for; one that nobody has is registered. The person is bound to it,
 * unless they are somebody else here already: then nothing happens.
 */
export async function registerBindLogin(
  { db, clock, platform, log }: Core,
  codes: { code: string; phoneCode: string }
): Promise<PlatformLogin & { registered: boolean }> {
  await spend(db, codes.code, codes.phoneCode)
  const identity = await platform.identityOf(codes.code)
  const phone = await platform.phoneOf(codes.phoneCode)
  const done = await inTransaction(db, async (tx) => {
    const { userId, added } = await customers.findOrAddCustomer(tx, {
      phone,
      nickName: customers.nickNameOf(phone),
      at: clock.date()
    })
    if (!(await store.bindPerson(tx, identity, userId, clock.date()))) {
      const other = await store.customerOfPerson(tx, identity.openId)
      const known = other === undefined ? undefined : await customers.customerOf(tx, other)
      throw known === undefined ? codeExpired() : boundToAnother(known.phone)
    }
    return { token: await openSession(tx, userId, clock.now()), userId, openId: identity.openId, registered: added }
  })
  log.info({ openId: maskId(done.openId), userId: done.userId }, 'a person of the platform is bound')
  return done
}

/** Whom the platform knows the code's person by. */
export async function openAndUnionId(
  { db, platform }: Core,
  code: string
): Promise<{ openId: string; unionId: string | null }> {
  await spend(db, code)
  const { openId, unionId } = await platform.identityOf(code)
  return { openId, unionId: unionId ?? null }
}

export async function officialOpenId({ db, platform }: Core, code: string): Promise<{ openId: string }> {
  await spend(db, code)
  return { openId: (await platform.officialIdentityOf(code)).openId }
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
  const known = userId === undefined ? undefined : await customers.customerOf(db, userId)
  if (known === undefined) return { bound: false, nickName: '', decryptMobilePhone: '' }
  return {
    bound: true,
    nickName: say(locale, known.nick_name),
    decryptMobilePhone: customers.maskPhone(known.phone),
    ...(known.avatar === null ? {} : { avatar: known.avatar })
  }
}

/** Spent codes are of no use once they would be over anyway. */
export const forgetOldPlatformCodes = ({ db }: Core): Promise<void> =>
  store.forgetPlatformCodes(db, new Date(Date.now() - 12 * CODE_LIFETIME_MS))
