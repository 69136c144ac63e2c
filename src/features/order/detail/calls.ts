// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { oneOf } from '@/api/query/useOne'
import { orderDetail } from '@/api/shapes/orders/orderDetail'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/order-trades/detail': orderDetail
} as const

export const useOne = oneOf(shapes)
