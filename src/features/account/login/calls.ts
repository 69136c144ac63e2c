// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'

// oxfmt-ignore
const part1 = {token:'s',userId:'c',registered:'b'} as const

// oxfmt-ignore
const shapes = {
  'POST /oauth/public/send-phone-captcha-always': {captchaKey:'c',resendAfterSeconds:'i',expiresInSeconds:'i'},
  'POST /o2cum/v1/pub/customer-login/register-with-oauth': part1,
  'POST /o2cum/v1/pub/customer-register/register-with-oauth': part1,
  'POST /o2cum/v1/pub/mini-program/getOpenUnionId': {openId:'s',unionId:['?','s']},
  'POST /o2cum/v1/pub/mpminappcombie/getMpOpenId': {openId:'s','login?':{token:'s',userId:'c'},'bindKey?':'c'},
  'POST /o2as-b2c/v1/sms/pub/send-image-code': {captchaKey:'c',picture:'s','question?':'s',expiresInSeconds:'i'}
} as const

export const call = callOf(shapes)
