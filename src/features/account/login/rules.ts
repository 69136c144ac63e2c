/** Pure rules of the login form. */
import { SMS_CODE_LENGTH } from '@domain/sms'
import { isMobilePhone, normalisePhone } from '@/lib/phone'

/** Digits of a typed or pasted phone, +86 and blanks left out, 11 at most. */
export const phoneDigits = (typed: string): string => normalisePhone(typed).replace(/\D/g, '').slice(0, 11)

/** 138 0013 6021: how a phone reads best while it is typed. */
export const spacedPhone = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ')

export const isPhoneComplete = isMobilePhone

/** Digits as many as a code has, with blanks or dashes between them. */
const wholeCode = new RegExp(`\\d(?:[\\s-]?\\d){${SMS_CODE_LENGTH - 1}}`)

/** Digits of a typed or pasted code, e.g. out of «5 分钟内有效，验证码 482 193»: a whole one, else what there is of it. */
export const codeDigits = (typed: string): string =>
  (wholeCode.exec(typed)?.[0] ?? typed).replace(/\D/g, '').slice(0, SMS_CODE_LENGTH)

export const isCodeComplete = (digits: string): boolean => digits.length === SMS_CODE_LENGTH

/** Whole seconds until another code can be asked for, 0 when it can. */
export const secondsUntil = (resendAt: number, now: number): number => Math.max(0, Math.ceil((resendAt - now) / 1000))
