import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { shopDay } from '../../../../domain/freight'
import { SMS_DAILY_LIMIT, SMS_EXPIRES_SECONDS, SMS_MAX_ATTEMPTS, SMS_RESEND_SECONDS } from '../../../../domain/sms'
import type { Clock } from '../../core/clock'
import { inTransaction, newId, type Db } from '../../core/database'
import { refusal } from '../../core/errors'
import { post } from '../../core/outbox'
import { say, type Locale } from '../../core/words'

const hash = (key: string, code: string): Buffer => createHash('sha256').update(`${key}:${code}`).digest()

export interface SentCaptcha {
  captchaKey: string
  resendAfterSeconds: number
  expiresInSeconds: number
}

/** Sends a login code; refused within a minute of the last and after ten in a day, also when calls race. */
export function sendCaptcha(db: Db, clock: Clock, phone: string, locale: Locale): Promise<SentCaptcha> {
  const captchaKey = newId('cap')
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  return inTransaction(db, async (tx) => {
    await spendQuota(tx, clock, phone)
    // An earlier code of this phone ends with the new one.
    await tx.updateTable('captcha').set({ used: true }).where('phone', '=', phone).where('used', '=', false).execute()
    await tx
      .insertInto('captcha')
      .values({
        captcha_key: captchaKey,
        phone,
        code_hash: hash(captchaKey, code).toString('hex'),
        expires_at: new Date(clock.now() + SMS_EXPIRES_SECONDS * 1000)
      })
      .execute()
    const words = {
      zh: `【栖禾商城】验证码 ${code}，5 分钟内有效，请勿告诉他人。`,
      en: `[Qihe Store] Your code is ${code}, good for 5 minutes. Don't share it.`
    }
    await post(tx, { kind: 'SMS', recipient: phone, title: code, body: say(locale, words) }, clock.date())
    return { captchaKey, resendAfterSeconds: SMS_RESEND_SECONDS, expiresInSeconds: SMS_EXPIRES_SECONDS }
  })
}

async function spendQuota(tx: Db, clock: Clock, phone: string): Promise<void> {
  const now = clock.date()
  const day = shopDay(clock.now())
  const latest = new Date(clock.now() - SMS_RESEND_SECONDS * 1000)
  const spent = await sql`insert into captcha_quota (phone, last_sent_at, day, sent)
    values (${phone}, ${now}, ${day}, 1)
    on conflict (phone) do update set
      last_sent_at = excluded.last_sent_at,
      day = excluded.day,
      sent = case when captcha_quota.day = excluded.day then captcha_quota.sent + 1 else 1 end
    where captcha_quota.last_sent_at <= ${latest}
      and (captcha_quota.day <> excluded.day or captcha_quota.sent < ${SMS_DAILY_LIMIT})`.execute(tx)
  if (spent.numAffectedRows === 1n) return
  const quota = await tx
    .selectFrom('captcha_quota')
    .selectAll()
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  if (quota.day === day && quota.sent >= SMS_DAILY_LIMIT) {
    throw refusal('captcha.daily', '今天获取验证码的次数已用完，请明天再试', 'No more codes today, please try tomorrow')
  }
  const wait = Math.ceil((quota.last_sent_at.getTime() - latest.getTime()) / 1000)
  throw refusal('captcha.wait', `请在 ${wait} 秒后重新获取`, `Please wait ${wait} s before asking again`)
}

const wrongCode = (): Error => refusal('captcha.wrong', '验证码不正确，请重新输入', 'That code is not right')
const overCode = (): Error => refusal('captcha.expired', '验证码已失效，请重新获取', 'That code has run out, please get a new one')

/** Uses up a code. Every guess counts before it is compared, so guesses that come at once can't go over the limit. */
export async function useCaptcha(
  db: Db,
  clock: Clock,
  guess: { phone: string; captchaKey: string; captcha: string }
): Promise<void> {
  const found = await sql<{ code_hash: string }>`update captcha set attempts = attempts + 1
    where captcha_key = ${guess.captchaKey} and phone = ${guess.phone} and not used
      and attempts < ${SMS_MAX_ATTEMPTS} and expires_at > ${clock.date()}
    returning code_hash`.execute(db)
  const row = found.rows[0]
  if (row === undefined) throw overCode()
  if (!timingSafeEqual(Buffer.from(row.code_hash, 'hex'), hash(guess.captchaKey, guess.captcha))) throw wrongCode()
  const used = await sql`update captcha set used = true
    where captcha_key = ${guess.captchaKey} and not used`.execute(db)
  if (used.numAffectedRows !== 1n) throw overCode()
}

/** Codes that ran out an hour ago, and messages older than a week, are of no use to anybody. */
export async function forgetOldCaptchas(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('captcha').where('expires_at', '<', new Date(clock.now() - 3_600_000)).execute()
  await db.deleteFrom('outbox').where('created_at', '<', new Date(clock.now() - 7 * 86_400_000)).execute()
  await db.deleteFrom('session').where('expires_at', '<', clock.date()).execute()
}
