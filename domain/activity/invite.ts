/** Invitations to buy at the employee's price, as they are written; apart from the rules of days, which phones do without. */

/** Signs that nobody takes for another one. */
export const INVITE_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const INVITE_LENGTH = 12

/** A code as it is kept, of what somebody typed or scanned; undefined: it is none. */
export function inviteOf(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return code.length === INVITE_LENGTH && [...code].every((sign) => INVITE_SIGNS.includes(sign)) ? code : undefined
}
