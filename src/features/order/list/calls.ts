// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { orderSummary } from '@/api/shapes/orders/orderSummary'

// oxfmt-ignore
const part1 = {list:[orderSummary],total:'i',page:'i',size:'i'} as const

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/order-trades': part1,
  'GET /o2ord-b2c/v1/order-search': part1,
  'GET /o2ord-b2c/v1/order-trades/status-group': {WAIT_PAY:'i',WAIT_GROUP:'i',WAIT_BALANCE:'i',WAIT_SHIP:'i',WAIT_RECEIVE:'i',COMPLETED:'i',CANCELLED:'i',TO_REVIEW:'i'}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
