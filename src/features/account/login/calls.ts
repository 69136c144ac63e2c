// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'

// oxfmt-ignore
const shapes = {
  'POST /oauth/public/send-phone-captcha-always': {captchaKey:'c',resendAfterSeconds:'i',expiresInSeconds:'i'},
  'POST /o2cum/v1/pub/customer-login/register-with-oauth': {token:'s',userId:'c',registered:'b'},
  'POST /o2cum/v1/pub/mini-program/getOpenUnionId': {openId:'s',unionId:['?','s']}
} as const

export const call = callOf(shapes)
