/** Pure rules of the login form. */
import { isMobilePhone, normalisePhone } from '@/lib/phone'

/** Digits of a typed or pasted phone, +86 and blanks left out, 11 at most. */
export const phoneDigits = (typed: string): string => normalisePhone(typed).replace(/\D/g, '').slice(0, 11)

/** 138 0013 6021: how a phone reads best while it is typed. */
export const spacedPhone = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ')

export const isPhoneComplete = isMobilePhone
