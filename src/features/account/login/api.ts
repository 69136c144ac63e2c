import { bothTexts, client, inviteFields } from '../client'
import { call } from './calls'

/** What was read of a picture, or answered to a question in words. */
interface ReadPicture {
  pictureKey: string
  pictureCode: string
}

/** The gateway's refusals that want a picture to be read before a code is sent. */
export const wantsPicture: readonly string[] = ['captcha.picture', 'captcha.misread', 'captcha.used']
/** The gateway's refusal of a phone that nobody has; its code stays good. */
export const unregisteredCode = 'login.unregistered'

const manner = { quiet: true, ignore401: true } as const

/** Asks for a login code by SMS; the form shows what went wrong itself. */
export const sendCode = (phone: string, read?: ReadPicture) =>
  call('POST /oauth/public/send-phone-captcha-always', { body: { phone, ...read }, quiet: true })

/** A picture code, or a question in words in its place. */
export const askPicture = (inWords: boolean) =>
  call('POST /o2as-b2c/v1/sms/pub/send-image-code', { body: { inWords }, quiet: true })

interface ByCode {
  phone: string
  captcha: string
  captchaKey: string
  /** Binds the person of an authorisation that was not bound. */
  bindKey?: string
}

/** Logs in with the code; refused with `unregistered` where nobody has the phone. */
export const logInByCode = (by: ByCode) =>
  call('POST /o2cum/v1/pub/customer-login/register-with-oauth', {
    body: { ...by, onlyKnown: true, ...client },
    ...manner
  })

/** Registers the phone with the same code; both texts were agreed to. */
export const registerByCode = (by: ByCode) =>
  call('POST /o2cum/v1/pub/customer-register/register-with-oauth', {
    body: { ...by, ...inviteFields(), ...bothTexts, ...client },
    ...manner
  })
