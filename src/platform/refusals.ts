/** Why the messaging platform refused what a person must allow, told from its `fail` result. Pure. */

/**
 * CANCELLED: the person gave up · PRIVACY: the privacy guide is not agreed to · SCOPE: this permission was refused to the
 * mini-program, which its settings can undo · SYSTEM: the phone refuses it to the chat app · OTHER: anything else.
 */
export type Refusal = 'CANCELLED' | 'PRIVACY' | 'SCOPE' | 'SYSTEM' | 'OTHER'

/** The platform's `errMsg` (with its API's name in front), '' where there is none. */
export const reasonOf = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null && 'errMsg' in failure ? String(failure.errMsg) : ''

/** Its wording differs between iOS, Android and DevTools: `auth deny`, `auth denied`, `authorize no response` … */
export function refusalOf(failure: unknown): Refusal {
  const reason = reasonOf(failure)
  if (/privacy/i.test(reason)) return 'PRIVACY'
  if (/system\s*(permission|deny|denied)|SYSTEM_PERMISSION/i.test(reason)) return 'SYSTEM'
  if (/auth|permission/i.test(reason)) return 'SCOPE'
  if (/cancel/i.test(reason)) return 'CANCELLED'
  return 'OTHER'
}
