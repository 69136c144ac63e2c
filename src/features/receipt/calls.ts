// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { oneOf } from '@/api/query/useOne'

// oxfmt-ignore
const part1 = {state:'s',shopName:'s',quantity:'i',rows:[{skuCode:'c',title:'s',picture:'s',specs:'s',quantity:'i','gift?':'b'}],'asksPhone?':'b','autoReceiveAt?':'i','completedAt?':'i'} as const

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/pub/confirm-receive': part1,
  'POST /o2ord-b2c/v1/pub/confirm-receive': part1
} as const

export const call = callOf(shapes)
export const useOne = oneOf(shapes)
