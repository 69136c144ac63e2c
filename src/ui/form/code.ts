/** Pure rules of a code by SMS. */
import { SMS_CODE_LENGTH } from '@domain/people/sms'

/** Digits as many as a code has, with blanks or dashes between them. */
const wholeCode = new RegExp(`\\d(?:[\\s-]?\\d){${SMS_CODE_LENGTH - 1}}`)

/** Digits of a typed or pasted code, e.g. out of «5 分钟内有效，验证码 482 193»: a whole one, else what there is of it. */
export const codeDigits = (text: string): string =>
  (wholeCode.exec(text)?.[0] ?? text).replace(/\D/g, '').slice(0, SMS_CODE_LENGTH)

/** Whether there are as many digits as a code has. */
export const isCodeComplete = (digits: string): boolean => digits.length === SMS_CODE_LENGTH

/** Whole seconds until another code can be asked for, 0 when it can. */
export const secondsUntil = (resendAt: number, now: number): number => Math.max(0, Math.ceil((resendAt - now) / 1000))

/** What remains of the field once another code was sent: its SMS can be faster than the answer, so only the old digits go. */
export const withoutOld =
  (oldDigits: string) =>
  (digits: string): string =>
    digits === oldDigits ? '' : digits
