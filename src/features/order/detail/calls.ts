// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { orderDetail } from '@/api/shapes/orderDetail'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/order-trades/detail': orderDetail
} as const

export const useQuery = queryOf(shapes)
