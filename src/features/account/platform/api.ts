import { bothTexts, client, inviteFields } from '../client'
import { call } from './calls'

const manner = { quiet: true, ignore401: true } as const
/** ms; nobody who asked for nothing waits longer. */
const waitMs = 8000

/** Logs in who is bound to the code's person; refused when nobody is. */
export const logInByPlatform = (code: string, isRequested = true) =>
  call('POST /o2cum/v1/pub/mini-program/login', {
    body: { code, ...client },
    ...manner,
    timeout: isRequested ? undefined : waitMs
  })

/** Logs in by the phone that the platform vouches for, and binds the person to it; both texts were agreed to. */
export const logInByPhoneCode = (code: string, phoneCode: string) =>
  call('POST /o2cum/v1/pub/mini-program/register-bind-login', {
    body: { code, phoneCode, ...inviteFields(), ...bothTexts, ...client },
    ...manner
  })

/** Who would be logged in; nobody is by it. */
export const whoIs = (code: string) =>
  call('POST /oauth/public/v1/wxmini/userInfoByCode', { body: { code }, ...manner })
export type Known = Awaited<ReturnType<typeof whoIs>>

/** The gateway's refusal for a person who is another customer already. */
export const boundToAnother = 'login.bound-to-another'

/** The number that the person chose to give, for a form of theirs. */
export const phoneOf = (phoneCode: string) =>
  call('POST /o2cum/v1/mpminappcombie/getMinAppWxPhone', { body: { phoneCode }, quiet: true })
