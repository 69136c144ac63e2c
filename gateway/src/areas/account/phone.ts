/** Another phone: by a code of the old and one of the new, or by one of the new after seven days where the old one is lost. */
import type { BodyOf } from '../../../../contract'
import { LOST_PHONE_OPEN_DAYS } from '../../../../domain/people/account'
import { moment } from '../../../../domain/day'
import type { Call, Core } from '../../core/area'
import { inTransaction, isDuplicate, type Db } from '../../core/database/database'
import { GatewayRefusal, invalid, refusal } from '../../core/errors'
import { hashOfSecret } from '../../core/identity/identity'
import { customerOrLogin, lockCustomer, maskPhone } from '../customer'
import { proveCaptcha, sendCaptcha, spendCaptcha, type SentCaptcha } from '../login'
import { demandOwnLogin } from './service'
import * as store from './store'

const PURPOSES = { OLD: 'PHONE_OLD', NEW: 'PHONE_NEW', WAITED: 'PHONE_WAITED', CLOSE: 'CLOSE' } as const

const taken = (): GatewayRefusal =>
  refusal('phone.taken', '这个手机号已有账号，请换一个', 'That number has an account already. Please use another')
const same = (): GatewayRefusal => refusal('phone.same', '这就是你现在的手机号', 'That is your number already')

/** A code to the shopper's own phone, or to the one that is to take its place; whose that is now is not told. */
export async function sendPhoneCode(call: Call<'POST /o2cum/v1/customer-info/phone-code'>): Promise<SentCaptcha> {
  const { step, phone } = call.body
  if (step !== 'CLOSE') await demandOwnLogin(call.db, call.token)
  const own = (await customerOrLogin(call.db, call.shopper())).phone
  if (step === 'NEW' && phone === undefined) throw invalid('缺少新手机号', 'The request is not valid: phone is missing')
  if (step === 'NEW' && phone === own) throw same()
  const to =
    step === 'WAITED'
      ? (await waited(call.db, call.shopper(), call.clock.date())).phone
      : step === 'NEW'
        ? (phone ?? own)
        : own
  return sendCaptcha(call.core, to, call.ip, call.locale, PURPOSES[step])
}

/** Proves the code of the phone that goes; what is wrong says so of this one, as there are two. */
async function proveOld(...of: Parameters<typeof proveCaptcha>): Promise<string> {
  try {
    return await proveCaptcha(...of)
  } catch (failure) {
    if (!(failure instanceof GatewayRefusal)) throw failure
    throw refusal(
      'phone.old-code',
      '现在手机号的验证码不正确或已失效',
      'The code of your number now is wrong or has expired'
    )
  }
}

/** A transaction that changes a phone. Refused as taken too where another one gives the phone to somebody at the same time. */
async function changing(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  try {
    await inTransaction(db, work)
  } catch (failure) {
    throw isDuplicate(failure, 'customer_phone_in_tenant') ? taken() : failure
  }
}

/** Changes the phone in one transaction; every other login ends. */
export async function changePhone(
  { db, clock, token = '' }: Pick<Call<'POST /o2cum/v1/customer-info/phone'>, 'db' | 'clock' | 'token'>,
  userId: string,
  body: BodyOf<'POST /o2cum/v1/customer-info/phone'>
): Promise<{ decryptMobilePhone: string }> {
  await demandOwnLogin(db, token)
  const own = (await customerOrLogin(db, userId)).phone
  if (own === body.phone) throw same()
  // outside of the transaction: a wrong code stays counted
  const old = { phone: own, captchaKey: body.oldKey, captcha: body.oldCaptcha }
  const keys = [await proveOld(db, clock, old, 'PHONE_OLD'), await proveCaptcha(db, clock, body, 'PHONE_NEW')]
  await changing(db, async (tx) => {
    await lockCustomer(tx, userId)
    for (const key of keys) await spendCaptcha(tx, key)
    if (!(await store.changePhone(tx, userId, body.phone, hashOfSecret(token)))) throw taken()
    await store.dropWait(tx, userId)
  })
  return { decryptMobilePhone: maskPhone(body.phone) }
}

const noWait = (): GatewayRefusal =>
  refusal('phone.no-wait', '没有等待更换的手机号', 'No other number is waiting to be used')

/** The wait of a shopper whose seven days are over. */
async function waited(db: Db, userId: string, now: Date): Promise<{ phone: string }> {
  const wait = await store.waitOf(db, userId)
  if (wait === undefined) throw noWait()
  if (wait.due_at > now)
    throw refusal('phone.not-due', '还没有到可以更换的时间', 'The days until your number can change are not over')
  return wait
}

/** Changes the phone to the one that was waited for, by a code of it; every other login ends. */
export async function finishWait(
  { db, clock, token = '' }: Pick<Call<'POST /o2cum/v1/customer-info/phone-lost'>, 'db' | 'clock' | 'token'>,
  userId: string,
  body: BodyOf<'POST /o2cum/v1/customer-info/phone-lost'>
): Promise<{ decryptMobilePhone: string }> {
  await demandOwnLogin(db, token)
  const { phone } = await waited(db, userId, clock.date())
  // outside of the transaction: a wrong code stays counted
  const key = await proveCaptcha(db, clock, { ...body, phone }, 'PHONE_WAITED')
  await changing(db, async (tx) => {
    await lockCustomer(tx, userId)
    // a login elsewhere may have stopped it meanwhile, or another phone may be waited for
    if ((await waited(tx, userId, clock.date())).phone !== phone) throw noWait()
    await spendCaptcha(tx, key)
    if (!(await store.changePhone(tx, userId, phone, hashOfSecret(token)))) throw taken()
    await store.dropWait(tx, userId)
  })
  return { decryptMobilePhone: maskPhone(phone) }
}

export const keepOld = ({ db }: Core, userId: string): Promise<void> => store.dropWait(db, userId)

/** Forgets waits that nobody has finished long after they could. */
export const forgetWaits = ({ db, clock }: Core): Promise<void> =>
  store.dropWaitsBefore(db, moment(clock.now()).subtract(LOST_PHONE_OPEN_DAYS, 'day').toDate())
