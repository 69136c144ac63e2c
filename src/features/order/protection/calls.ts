// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const part1 = {orderCode:'c',endsAt:'i',claimableFen:'i',claimedFen:'i',rows:[{position:'i',title:'s',picture:'s',specs:'s',quantity:'i',priceFen:'i','nowFen?':'i',state:'s',refundFen:'i'}]} as const

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/price-protection': part1,
  'POST /o2ord-b2c/v1/price-protection': part1
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
