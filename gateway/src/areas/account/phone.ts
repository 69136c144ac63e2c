/** Another phone: by a code of the old and one of the new, or after seven days where the old one is lost. */
import type { BodyOf } from '../../../../contract'
import { LOST_PHONE_DAYS } from '../../../../domain/people/account'
import { moment, saidDay } from '../../../../domain/day'
import type { Call, Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { GatewayRefusal, invalid, refusal } from '../../core/errors'
import { hashOfSecret } from '../../core/identity/identity'
import { post } from '../../core/outbox'
import type { Locale } from '../../core/words'
import { customerOrLogin, lockCustomer, maskPhone } from '../customer'
import { proveCaptcha, sendCaptcha, spendCaptcha, type SentCaptcha } from '../login'
import { sms } from './service'
import * as store from './store'

const PURPOSES = { OLD: 'PHONE_OLD', NEW: 'PHONE_NEW', CLOSE: 'CLOSE' } as const
const PAGE = 'pagesB/basicInformation/index'

const takenRefusal = (): GatewayRefusal =>
  refusal('phone.taken', '这个手机号已有账号，请换一个', 'That number has an account already. Please use another')
const same = (): GatewayRefusal => refusal('phone.same', '这就是你现在的手机号', 'That is your number already')

/** A code to the shopper's own phone, or to the one that takes its place; whose that is now is not told. */
export async function sendPhoneCode(call: Call<'POST /o2cum/v1/customer-info/phone-code'>): Promise<SentCaptcha> {
  const { step, phone } = call.body
  const own = (await customerOrLogin(call.db, call.shopper())).phone
  if (step === 'NEW' && phone === undefined) throw invalid('缺少新手机号', 'The request is not valid: phone is missing')
  if (step === 'NEW' && phone === own) throw same()
  return sendCaptcha(call.core, step === 'NEW' ? (phone ?? own) : own, call.ip, call.locale, PURPOSES[step])
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

/** Changes the phone in one transaction; every other login ends. */
export async function changePhone(
  { db, clock, token = '' }: Pick<Call<'POST /o2cum/v1/customer-info/phone'>, 'db' | 'clock' | 'token'>,
  userId: string,
  body: BodyOf<'POST /o2cum/v1/customer-info/phone'>
): Promise<{ decryptMobilePhone: string }> {
  const own = (await customerOrLogin(db, userId)).phone
  if (own === body.phone) throw same()
  // outside of the transaction: a wrong code stays counted
  const old = { phone: own, captchaKey: body.oldKey, captcha: body.oldCaptcha }
  const keys = [await proveOld(db, clock, old, 'PHONE_OLD'), await proveCaptcha(db, clock, body, 'PHONE_NEW')]
  await inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId)
    for (const key of keys) await spendCaptcha(tx, key)
    if (!(await store.changePhone(tx, userId, body.phone, hashOfSecret(token)))) throw takenRefusal()
    await store.dropWait(tx, userId)
  })
  return { decryptMobilePhone: maskPhone(body.phone) }
}

/** Lets another phone take the place of a lost one in seven days, and tells the lost one. */
export async function loseOld(
  { db, clock, locale }: { db: Core['db']; clock: Core['clock']; locale: Locale },
  userId: string,
  body: BodyOf<'POST /o2cum/v1/customer-info/phone-lost'>
): Promise<{ endsAt: number }> {
  const key = await proveCaptcha(db, clock, body, 'PHONE_NEW')
  const due = moment(clock.now()).add(LOST_PHONE_DAYS, 'day').toDate()
  await inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId)
    const { phone: old } = await customerOrLogin(tx, userId)
    if (old === body.phone) throw same()
    await spendCaptcha(tx, key)
    await store.keepWait(tx, { user_id: userId, phone: body.phone, asked_at: clock.date(), due_at: due })
    const day = saidDay(due.getTime(), clock.now())
    const text = sms(
      locale,
      `有人申请把你的账号换到 ${maskPhone(body.phone)}，将于 ${day.zh} 生效。不是你本人操作，请登录后在个人信息里停止。`,
      `Somebody asked to move your account to ${maskPhone(body.phone)} on ${day.en}. If it wasn’t you, log in and stop it in your personal information.`
    )
    const title = sms(locale, '更换手机号', 'Change of number')
    await post(tx, { kind: 'SMS', recipient: old, title, body: text, page: PAGE, language: locale }, clock.date())
  })
  return { endsAt: due.getTime() }
}

export const keepOld = ({ db }: Core, userId: string): Promise<void> => store.dropWait(db, userId)

/** Changes phones whose seven days are over; one that has become another account's stays as it is. */
export async function endWaits({ db, clock, log }: Core): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    const wait = await inTransaction(db, async (tx) => {
      const due = await store.takeDueWait(tx, clock.date())
      if (due !== undefined && !(await store.changePhone(tx, due.user_id, due.phone)))
        log.info({ userId: due.user_id }, 'a phone was not changed: another account has it')
      return due
    })
    if (wait === undefined) return
  }
}
