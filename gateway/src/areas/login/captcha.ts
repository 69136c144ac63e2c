import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { moment, shopDay } from '../../../../domain/day'
import {
  SMS_DAILY_LIMIT,
  SMS_EXPIRES_SECONDS,
  SMS_MAX_ATTEMPTS,
  SMS_RESEND_SECONDS,
  SMS_WRONG_FREELY
} from '../../../../domain/people/sms'
import { HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import type { Clock } from '../../core/clock'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import { usePictureCode } from '../../core/identity/picture-code'
import { NotSent } from '../../core/sms'
import { say, type Locale } from '../../core/words'
import { signedBy } from '../../core/sms/signature'
import { amongAll } from '../../core/tenant'
import { callerOf } from '../../core/identity/caller'
import * as store from './storeCaptcha'

/**
 * What is stored of a code: neither the code nor the key that the caller is given, and the one can't be found without
 * the other, however few codes there are. A code of one tenant's is none of another's.
 */
const keyHash = (db: Db, captchaKey: string): string =>
  createHash('sha256').update(amongAll(db, captchaKey)).digest('hex')
const codeHash = (captchaKey: string, code: string): Buffer => createHmac('sha256', captchaKey).update(code).digest()

/** What a code is for: the key that goes with it says so, and it is good for nothing else. */
export type CaptchaPurpose =
  | 'LOGIN'
  | 'SERVICE'
  | 'PHONE_OLD'
  | 'PHONE_NEW'
  | 'PHONE_WAITED'
  | 'CLOSE'
  | 'EMPLOYEE'
  | 'WITHDRAW'
  | 'IDENTITY'
  | 'SUBSIDY'
const KEYS: Record<CaptchaPurpose, string> = {
  LOGIN: 'cap',
  SERVICE: 'svc',
  PHONE_OLD: 'old',
  PHONE_NEW: 'new',
  PHONE_WAITED: 'wtd',
  CLOSE: 'bye',
  EMPLOYEE: 'emp',
  WITHDRAW: 'wdr',
  IDENTITY: 'idn',
  SUBSIDY: 'sub'
}

/** Sent after a picture code, at least where an address had its share of an hour; the others end with that share. */
const BEHIND_PICTURE: readonly CaptchaPurpose[] = ['LOGIN', 'SERVICE', 'IDENTITY']

export interface SentCaptcha {
  captchaKey: string
  resendAfterSeconds: number
  expiresInSeconds: number
}

/**
 * Asks for a picture code before a login code, where the phone had three wrong ones within an hour, or the caller's address
 * twenty codes in this one. Known and unknown phones are asked alike.
 */
export async function demandPicture(
  { db, clock, smsPerCaller: { hourly, freely = hourly } }: Core,
  asking: { phone: string; pictureKey?: string; pictureCode?: string },
  ip: string
): Promise<void> {
  const { phone, pictureKey: captchaKey, pictureCode } = asking
  if (captchaKey !== undefined && pictureCode !== undefined)
    return usePictureCode(db, clock, { captchaKey, pictureCode })
  const now = clock.now()
  const wrongSince = new Date(now - HOUR_MS)
  const asks = {
    phone,
    wrongSince,
    wrong: SMS_WRONG_FREELY,
    caller: callerOf(ip),
    hour: Math.floor(now / HOUR_MS),
    freely,
    hourly
  }
  if (await store.needsPicture(db, asks))
    throw refusal('captcha.picture', '请先完成图形验证', 'Please read the picture code first')
}

/** Where and when a code was counted, so that it can be taken back. */
interface Spent {
  phone: string
  caller: string
  sentAt: number
}

/**
 * Sends a code; refused within a minute of the phone's last and after ten in a day, and when callers of the same
 * address (`ip`) have had theirs, over all phones and purposes; also when calls race. What was not sent is not counted, and
 * leaves the phone's earlier code good.
 */
export async function sendCaptcha(
  core: Core,
  phone: string,
  ip: string,
  locale: Locale,
  purpose: CaptchaPurpose = 'LOGIN'
): Promise<SentCaptcha> {
  const { db, clock, smsPerCaller } = core
  const { hourly, freely = hourly } = smsPerCaller
  const limits = BEHIND_PICTURE.includes(purpose) ? smsPerCaller : { ...smsPerCaller, hourly: Math.min(hourly, freely) }
  const quota = { phone, caller: callerOf(ip), sentAt: clock.now() }
  await inTransaction(db, async (tx) => {
    await spendQuota(tx, quota)
    await spendCallerQuota({ ...core, smsPerCaller: limits }, tx, quota)
  })
  const captchaKey = newId(KEYS[purpose])
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  await deliver(core, quota, code, locale)
  const expiresAt = new Date(clock.now() + SMS_EXPIRES_SECONDS * 1000)
  const hashes = { keyHash: keyHash(db, captchaKey), codeHash: codeHash(captchaKey, code).toString('hex') }
  await inTransaction(db, (tx) => store.keepCode(tx, { ...hashes, phone, expiresAt }))
  return { captchaKey, resendAfterSeconds: SMS_RESEND_SECONDS, expiresInSeconds: SMS_EXPIRES_SECONDS }
}

/** Sends a code; what was refused for certain is given back, what may have gone out counts. */
async function deliver(core: Core, quota: Spent, code: string, language: Locale): Promise<void> {
  const words = {
    zh: `验证码 ${code}，5 分钟内有效，请勿告诉他人。`,
    en: `Your code is ${code}, good for 5 minutes. Don't share it.`
  }
  const { db, sms } = core
  const { phone } = quota
  const text = signedBy(core, language, say(language, words))
  try {
    await sms.send({ messageId: newId('sms'), phone, code, text, language, expiresInSeconds: SMS_EXPIRES_SECONDS })
  } catch (failure) {
    if (!(failure instanceof NotSent)) throw failure
    if (failure.fate === 'unknown') throw maybeSent()
    await giveBack(db, quota)
    throw notSent()
  }
}

const notSent = (): GatewayRefusal =>
  refusal('captcha.not-sent', '验证码没有发出去，请稍后再试', 'The code could not be sent, please try again')
const maybeSent = (): GatewayRefusal =>
  refusal(
    'captcha.not-sent',
    '验证码可能没有发出去，请一分钟后再试',
    'The code may not have been sent, please try again in a minute'
  )

function giveBack(db: Db, { phone, caller, sentAt }: Spent): Promise<void> {
  const notAfter = new Date(sentAt - SMS_RESEND_SECONDS * 1000)
  return inTransaction(db, async (tx) => {
    await store.uncountCode(tx, { phone, sentAt: new Date(sentAt), notAfter })
    await store.uncountCaller(tx, { caller, hour: Math.floor(sentAt / HOUR_MS), day: shopDay(sentAt) })
  })
}

async function spendQuota(tx: Db, { phone, sentAt }: Spent): Promise<void> {
  const day = shopDay(sentAt)
  const notAfter = new Date(sentAt - SMS_RESEND_SECONDS * 1000)
  if (await store.countCode(tx, { phone, now: new Date(sentAt), day, notAfter, dailyLimit: SMS_DAILY_LIMIT })) return
  const quota = await store.quotaOf(tx, phone)
  if (quota.day === day && quota.sent >= SMS_DAILY_LIMIT) {
    throw refusal(
      'captcha.daily',
      '今天获取验证码的次数已用完，请明天再试',
      'No more codes today. Please try again tomorrow'
    )
  }
  const wait = Math.ceil((quota.last_sent_at.getTime() - notAfter.getTime()) / 1000)
  throw refusal('captcha.wait', `请在 ${wait} 秒后重新获取`, `Please wait ${wait} s before asking for another`)
}

/** After the phone's own, in the same transaction: what is refused counts against nobody. */
async function spendCallerQuota({ log, smsPerCaller: limits }: Core, tx: Db, { caller, sentAt }: Spent): Promise<void> {
  const day = shopDay(sentAt)
  const hour = Math.floor(sentAt / HOUR_MS)
  if (await store.countCaller(tx, { caller, hour, day, limits })) return
  // one shopper too many, or a proxy that is not trusted and stands for all of them: the operator is to know
  log.info({ caller }, 'no more login codes for an address; behind a proxy TRUSTED_PROXIES must count it')
  const quota = await store.callerQuotaOf(tx, caller)
  if (quota.day === day && quota.sent >= limits.daily) {
    throw refusal(
      'captcha.caller-daily',
      '当前网络今天获取验证码的次数已用完，请明天再试',
      'No more codes for this network today. Please try again tomorrow'
    )
  }
  const minutes = Math.ceil(moment((hour + 1) * HOUR_MS).diff(sentAt, 'minute', true))
  throw refusal(
    'captcha.caller-wait',
    `当前网络获取验证码过于频繁，请在 ${minutes} 分钟后重试`,
    `Too many codes for this network, please try again in ${minutes} min`
  )
}

const wrongCode = (): Error => refusal('captcha.wrong', '验证码不正确，请重新输入', 'That code isn’t right')
const overCode = (): Error =>
  refusal('captcha.expired', '验证码已失效，请重新获取', 'That code has expired. Please get a new one')

interface CaptchaGuess {
  phone: string
  captchaKey: string
  captcha: string
}

/** Uses up a code. Every guess counts before it is compared, so guesses that come at once can't go over the limit. */
export async function useCaptcha(
  db: Db,
  clock: Clock,
  guess: CaptchaGuess,
  purpose: CaptchaPurpose = 'LOGIN'
): Promise<void> {
  const key = await proveCaptcha(db, clock, guess, purpose)
  await spendCaptcha(db, key)
}

/** Uses up a code that was right; refused where another call was quicker, so that one code does one thing. */
export async function spendCaptcha(db: Db, key: string): Promise<void> {
  if (!(await store.spendCode(db, key))) throw overCode()
}

/** Leaves a code that was right as good as it was before it was tried. */
export const keepCaptcha = (db: Db, key: string): Promise<void> => store.uncountGuess(db, key)

/** Holds a code against what was sent, and says by which key it is used up. */
export async function proveCaptcha(
  db: Db,
  clock: Clock,
  guess: CaptchaGuess,
  purpose: CaptchaPurpose = 'LOGIN'
): Promise<string> {
  const { captchaKey, phone, captcha } = guess
  if (!captchaKey.startsWith(`${KEYS[purpose]}_`)) throw overCode()
  const key = keyHash(db, captchaKey)
  const hash = await store.countGuess(db, { keyHash: key, phone, now: clock.date(), most: SMS_MAX_ATTEMPTS })
  if (hash === undefined) throw overCode()
  if (timingSafeEqual(Buffer.from(hash, 'hex'), codeHash(captchaKey, captcha))) return key
  await store.countWrong(db, { phone, now: clock.date(), since: new Date(clock.now() - HOUR_MS) })
  throw wrongCode()
}

/** Codes that ran out an hour ago, counts of other days, and messages older than a week, are of no use to anybody. */
export async function forgetOldCaptchas(db: Db, clock: Clock): Promise<void> {
  const now = moment(clock.now())
  const hourAgo = now.subtract(1, 'hour').toDate()
  await store.deleteCodes(db, { expiredBefore: hourAgo })
  await store.deleteCounts(db, { today: shopDay(clock.now()), sentBefore: hourAgo })
  await store.deleteSent(db, { createdBefore: now.subtract(7, 'day').toDate() })
  await store.deleteLogins(db, { expiredBefore: clock.date() })
}
