/** Mainland mobile numbers, spec 5. */

/** 11 digits starting with 1. */
export const isMobilePhone = (text: string): boolean => /^1[0-9]{10}$/.test(text)

/** What a shopper typed or pasted, without blanks, dashes and a +86; checked by isMobilePhone afterwards. */
export const normalisePhone = (text: string): string => text.replace(/[\s\-()‐-―]/g, '').replace(/^(?:\+|00)86/, '')

/** 138****5678; anything that is no mobile number comes back with all but its last two characters hidden. */
export const maskPhone = (phone: string): string =>
  isMobilePhone(phone)
    ? `${phone.slice(0, 3)}****${phone.slice(7)}`
    : `${'*'.repeat(Math.max(phone.length - 2, 0))}${phone.slice(-2)}`
