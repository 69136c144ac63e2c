// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { userRedPacket } from '@/api/shapes/rewards/userRedPacket'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/red-packet/list': {list:[userRedPacket],total:'i',page:'i',size:'i',usableFen:'i',counts:{USABLE:'i',UPCOMING:'i',SPENT:'i',EXPIRED:'i'},shops:[{shopCode:['?','c'],'shopName?':'s',count:'i'}]}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
