import { isMobilePhone } from '@/lib/phone'
import { dropDraft, keepDraft, readDraft } from '@/stores'

/** A code that is on its way to a phone. Kept on the device: in an address it would stay in history and logs. */
export interface SentCode {
  phone: string
  captchaKey: string
  /** When another one can be asked for: ms, server clock. */
  resendAt: number
}

const name = 'loginCode'

export const keepSentCode = ({ phone, captchaKey, resendAt }: SentCode): void =>
  keepDraft(name, { phone, captchaKey, resendAt: String(resendAt) })

/** The code asked for last, also after a reload; undefined when there is none. */
export function readSentCode(): SentCode | undefined {
  const kept = readDraft(name)
  const [phone, captchaKey, resendAt] = [kept?.phone, kept?.captchaKey, Number(kept?.resendAt)]
  if (typeof phone !== 'string' || !isMobilePhone(phone) || typeof captchaKey !== 'string') return undefined
  return { phone, captchaKey, resendAt: Number.isSafeInteger(resendAt) ? resendAt : 0 }
}

export const dropSentCode = (): void => dropDraft(name)
