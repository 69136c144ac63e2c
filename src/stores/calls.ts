// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { customerInfo } from '@/api/shapes/people/customerInfo'

// oxfmt-ignore
const shapes = {
  'GET /o2md/v1/pub/sysParameter/{code}': {code:'s',defaultValue:['?','s']},
  'POST /o2cum/v1/customer-login/logout': {done:'b'},
  'GET /o2cum/v1/customer-info': customerInfo
} as const

export const call = callOf(shapes)
