// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/glz-partner-orders': {list:[{rowId:'c',title:'s',picture:'s',buyer:'s',orderTail:'s',placedAt:'i',paidFen:'i',backFen:'i',basisPoints:'i',earnedFen:'i',leftFen:'i',state:'s','receivedAt?':'i','thawsAt?':'i',held:'b'}],total:'i',page:'i',size:'i',counts:{PENDING:'i',FROZEN:'i',AVAILABLE:'i',CLAWED:'i'}}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
