// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { orderSummary } from '@/api/shapes/orders/orderSummary'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/order-search': {list:[orderSummary],total:'i',page:'i',size:'i'}
} as const

export const useQuery = queryOf(shapes)
