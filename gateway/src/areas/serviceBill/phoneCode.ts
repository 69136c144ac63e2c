/** Service without a login: a code to the phone, sent for a picture code, and the key that it gives for ten minutes. */
import { createHash } from 'node:crypto'
import type { BodyOf } from '../../../../contract'
import { MINUTE_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import type { Clock } from '../../core/clock'
import type { Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { usePictureCode } from '../../core/identity/picture-code'
import type { Locale } from '../../core/words'
import { sendCaptcha, type SentCaptcha, useCaptcha } from '../login'
import * as store from './store'

const VIEW_MS = 10 * MINUTE_MS

/** The key itself is nowhere kept. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Sends a code for service; the picture code is used up, right or wrong. */
export async function sendServiceCode(
  core: Core,
  body: BodyOf<'POST /o2as-b2c/v1/sms/pub/send-verification-code'>,
  { ip, locale }: { ip: string; locale: Locale }
): Promise<SentCaptcha> {
  await usePictureCode(core.db, core.clock, body)
  return sendCaptcha(core, body.phone, ip, locale, 'SERVICE')
}

type Proof = BodyOf<'POST /o2as-b2c/v1/fix-install-bills/pub/listFixInstallBill'>

/**
 * Uses a code of this phone and purpose up; its key then opens the phone's bills for ten minutes, so that a reply that was
 * lost, or a time that was taken meanwhile, asks for no other code. Outside a transaction: a wrong guess stays counted.
 */
export async function proveService(db: Db, clock: Clock, proof: Proof): Promise<{ viewKey: string; until: number }> {
  const { captchaKey: viewKey, phone } = proof
  const keyHash = hashOf(viewKey)
  const open = await store.viewOf(db, keyHash, clock.date())
  if (open?.phone === phone) return { viewKey, until: open.expires_at.getTime() }
  await useCaptcha(db, clock, proof, 'SERVICE')
  const until = clock.now() + VIEW_MS
  await store.keepView(db, { keyHash, phone, expiresAt: new Date(until) })
  return { viewKey, until }
}

/** The phone that a key opens, or a refusal. */
export async function phoneOf(db: Db, viewKey: string, now: Date): Promise<string> {
  const open = await store.viewOf(db, hashOf(viewKey), now)
  if (open === undefined) {
    throw refusal('bill.view', '查看时间已过，请重新验证手机号', 'Time is up. Please verify your phone again')
  }
  return open.phone
}
