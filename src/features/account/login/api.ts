import { client } from '../client'
import { call } from './calls'

/** Asks for a login code by SMS; the form shows what went wrong itself. */
export const sendCode = (phone: string) =>
  call('POST /oauth/public/send-phone-captcha-always', { body: { phone }, quiet: true })

/** Logs in with the code; an unknown phone is registered by it. */
export const logInByCode = (phone: string, captcha: string, captchaKey: string) =>
  call('POST /o2cum/v1/pub/customer-login/register-with-oauth', {
    body: { phone, captcha, captchaKey, ...client },
    quiet: true,
    ignore401: true
  })
