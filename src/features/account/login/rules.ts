/** Pure rules of the login form. */
import { isRecord } from '@/lib/json'
import { isMobilePhone, normalisePhone } from '@/lib/phone'

/** The area code of the mainland; its phones are written without it. */
export const MAINLAND = '86'

/** Digits of a typed or pasted phone, +86 and blanks left out, 11 at most; of another area 14. */
export const phoneDigits = (text: string, area = MAINLAND): string =>
  area === MAINLAND ? normalisePhone(text).replace(/\D/g, '').slice(0, 11) : text.replace(/\D/g, '').slice(0, 14)

/** 138 0013 6021: how a phone reads best while it is typed. */
export const spacedPhone = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ')

/** An area code as the app tells it: text, or the field `code`, with or without its plus; undefined: none. */
export function readAreaCode(value: unknown): string | undefined {
  const text = isRecord(value) ? value.code : value
  return /^\+?([1-9]\d{0,2})$/.exec(typeof text === 'number' ? String(text) : typeof text === 'string' ? text : '')?.[1]
}

/** The phone as the gateway takes it. */
export const wholePhone = (phone: string, area: string): string => (area === MAINLAND ? phone : `+${area}${phone}`)

/** Whether that is a phone: 11 digits of the mainland (spec 5), elsewhere up to E.164's 15 with the area code. */
export const isWholePhone = (phone: string): boolean => isMobilePhone(phone) || /^\+[1-9]\d{4,14}$/.test(phone)

/** Whether a phone of an area is typed to its end; elsewhere the shortest have four digits. */
export const isPhoneComplete = (phone: string, area: string): boolean =>
  phone.length >= 4 && isWholePhone(wholePhone(phone, area))
