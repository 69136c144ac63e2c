// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'

// oxfmt-ignore
const shapes = {
  'POST /o2md/v1/pub/online-shop/licence-captcha': {captchaKey:'c',picture:'s','question?':'s',expiresInSeconds:'i'},
  'POST /o2md/v1/pub/online-shop/licences': {list:[{kind:'c',title:'s',picture:'s',company:'s',creditCode:'s',checkedOn:'s'}],until:'i'}
} as const

export const call = callOf(shapes)
