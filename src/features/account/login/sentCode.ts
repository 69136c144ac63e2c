import type { DataOf } from '@contract'
import { dropDraft, keepDraft, readDraft } from '@/stores'
import { isWholePhone } from './rules'

/** A code that is on its way to a phone. Kept on the device: in an address it would stay in history and logs. */
export interface SentCode {
  phone: string
  captchaKey: string
  /** When another one can be asked for: ms, server clock. */
  resendAt: number
  /** How long it is good for, where that is known. */
  minutes?: number
  /** Both texts were agreed to before it was asked for. */
  agreed?: boolean
}

/** What a gateway said of a code that it sent, at `now` of its clock. */
export const sentNow = (
  phone: string,
  reply: DataOf<'POST /oauth/public/send-phone-captcha-always'>,
  now: number
): SentCode => ({
  phone,
  captchaKey: reply.captchaKey,
  resendAt: now + reply.resendAfterSeconds * 1000,
  minutes: Math.floor(reply.expiresInSeconds / 60),
  agreed: true
})

const name = 'loginCode'

export const keepSentCode = ({ phone, captchaKey, resendAt, minutes = 0, agreed = false }: SentCode): void =>
  keepDraft(name, { phone, captchaKey, resendAt: String(resendAt), minutes: String(minutes), agreed })

/** The code asked for last, also after a reload; undefined when there is none. */
export function readSentCode(): SentCode | undefined {
  const draft = readDraft(name)
  const [phone, captchaKey, resendAt] = [draft?.phone, draft?.captchaKey, Number(draft?.resendAt)]
  if (typeof phone !== 'string' || !isWholePhone(phone) || typeof captchaKey !== 'string') return undefined
  const minutes = Number(draft?.minutes)
  return {
    phone,
    captchaKey,
    resendAt: Number.isSafeInteger(resendAt) ? resendAt : 0,
    ...(Number.isSafeInteger(minutes) && minutes > 0 ? { minutes } : {}),
    ...(draft?.agreed === true ? { agreed: true } : {})
  }
}

export const dropSentCode = (): void => dropDraft(name)
