/** Codes by which somebody may buy at the employee's price. */

/** Signs that nobody takes for another one. */
export const INVITE_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const INVITE_LENGTH = 12

/** A code as it is kept, of what somebody typed or scanned; undefined: it is none. */
export function inviteOf(input: string): string | undefined {
  const code = input.replace(/[\s-]/g, '').toUpperCase()
  return code.length === INVITE_LENGTH && [...code].every((sign) => INVITE_SIGNS.includes(sign)) ? code : undefined
}
