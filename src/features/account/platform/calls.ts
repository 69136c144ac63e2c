// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'

// oxfmt-ignore
const shapes = {
  'POST /o2cum/v1/pub/mini-program/login': {token:'s',userId:'c',openId:'s'},
  'POST /o2cum/v1/pub/mini-program/register-bind-login': {token:'s',userId:'c',openId:'s',registered:'b'},
  'POST /oauth/public/v1/wxmini/userInfoByCode': {bound:'b',nickName:'s',decryptMobilePhone:'s','avatar?':'s'},
  'POST /o2cum/v1/mpminappcombie/getMinAppWxPhone': {phone:'s'}
} as const

export const call = callOf(shapes)
