// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { productCard } from '@/api/shapes/goods/productCard'

// oxfmt-ignore
const shapes = {
  'GET /o2srh/v1/platform-fy-products/search': {list:[{product:productCard,rebateFen:'i',days:'i'}],total:'i',page:'i',size:'i'},
  'GET /o2mkt-b2c/v1/rebate/own': {list:[{orderCode:'c',position:'i',title:'s',picture:'s',rebateFen:'i',state:'s',orderedAt:'i','receivedAt?':'i','dueAt?':'i',waitsForCase:'b',days:'i','paidAt?':'i'}],total:'i',page:'i',size:'i',pendingFen:'i',earnedFen:'i'}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
