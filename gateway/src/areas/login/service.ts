import type { BodyOf } from '../../../../contract'
import type { CallerDevice } from '../../core/identity/device'
import type { Core } from '../../core/area'
import type { Clock } from '../../core/clock'
import { inTransaction, type Db } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import { hashOfSecret, openSession } from '../../core/identity/identity'
import { customerByPhone, findOrAddCustomer, nickNameOf } from '../customer'
import { keepTexts } from './agreed'
import { keepCaptcha, proveCaptcha, spendCaptcha } from './captcha'
import { takeInvite, termsHere } from '../referral'
import { bindPerson, isKnownPerson, takeUnbound } from './storePlatform'

export interface Entered {
  token: string
  userId: string
  registered: boolean
}

interface LoginCall {
  db: Db
  clock: Clock
  from: CallerDevice
  core: Core
}

interface Entering {
  phone: string
  bindKey?: string
  inviteCodes?: readonly string[]
  agreed?: readonly { policyCode: string }[]
}

/** A phone without an account, where nobody was asked to agree to the texts. */
const unregistered = (): GatewayRefusal =>
  refusal('login.unregistered', '这个手机号还没有注册', 'This number isn’t registered yet')

/** Logs in by a phone that its holder's login vouched for before: nobody is registered, as no text was shown. */
export async function enterKnown({ db, clock, from }: Omit<LoginCall, 'core'>, phone: string): Promise<Entered> {
  const userId = await customerByPhone(db, phone)
  if (userId === undefined) throw unregistered()
  return { token: await openSession(db, userId, clock.now(), { from }), userId, registered: false }
}

/** Logs in a person who has proven that a phone is theirs; a phone without an account is registered. */
async function enterByPhone({ db, clock, from, core }: LoginCall, entering: Entering): Promise<Entered> {
  const { phone, bindKey, inviteCodes, agreed = [] } = entering
  return inTransaction(db, async (tx) => {
    const now = clock.date()
    const { userId, added } = await findOrAddCustomer(tx, { phone, nickName: nickNameOf(phone), now })
    await keepTexts(tx, { userId, agreed, now, host: from.host })
    const person = bindKey === undefined ? undefined : await takeUnbound(tx, hashOfSecret(bindKey), now)
    // a person bound to another account stays bound to it, and is logged in all the same
    const isKnown = person !== undefined && (await isKnownPerson(tx, person, now))
    if (person !== undefined) await bindPerson(tx, person, userId, now, 'OFFICIAL')
    if (added && !isKnown) await takeInvite(tx, { codes: inviteCodes, userId, now, terms: termsHere(core) })
    return { token: await openSession(tx, userId, clock.now(), { from }), userId, registered: added }
  })
}

/** Logs in with an SMS code. `onlyKnown`: refuses a phone without an account, whose code stays good for registering. */
export async function login(
  caller: LoginCall,
  body: BodyOf<'POST /o2cum/v1/pub/customer-login/register-with-oauth'>
): Promise<Entered> {
  const { db, clock } = caller
  const key = await proveCaptcha(db, clock, body)
  if (body.onlyKnown === true && (await customerByPhone(db, body.phone)) === undefined) {
    await keepCaptcha(db, key)
    throw unregistered()
  }
  await spendCaptcha(db, key)
  return enterByPhone(caller, body)
}

/** Registers a phone by an SMS code, with the texts that were agreed to. */
export async function register(
  caller: LoginCall,
  body: BodyOf<'POST /o2cum/v1/pub/customer-register/register-with-oauth'>
): Promise<Entered> {
  const key = await proveCaptcha(caller.db, caller.clock, body)
  await spendCaptcha(caller.db, key)
  return enterByPhone(caller, body)
}
