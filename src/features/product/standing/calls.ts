// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'

// oxfmt-ignore
const shapes = {
  'POST /o2inv/v1/inv-query/batch/shop-stock-status': {list:[{skuCode:'c',status:'s',available:'i'}]}
} as const

export const call = callOf(shapes)
