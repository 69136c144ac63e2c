// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'

// oxfmt-ignore
const shapes = {
  'POST /o2as-b2c/v1/sms/pub/send-image-code': {captchaKey:'c',picture:'s','question?':'s',expiresInSeconds:'i'},
  'POST /o2as-b2c/v1/sms/pub/send-verification-code': {captchaKey:'c',resendAfterSeconds:'i',expiresInSeconds:'i'}
} as const

export const call = callOf(shapes)
