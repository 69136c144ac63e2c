// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/pub/red-packet/new-customer': {redPacketCode:'s','amountFen?':'i','thresholdFen?':'i','validDays?':'i'},
  'GET /o2mkt-b2c/v1/pub/red-packet/list-of-focus-shop': {list:[{redPacketCode:'c',kind:'s',name:'s',thresholdFen:'i',shopCode:['?','c'],'shopName?':'s',amountFen:'i',validDays:'i',state:'s',followed:'b'}]}
} as const

export const useQuery = queryOf(shapes)
