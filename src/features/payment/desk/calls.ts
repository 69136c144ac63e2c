// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { desk } from '@/api/shapes/orders/desk'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/order-trades/desk': desk,
  'POST /o2ord-b2c/v1/order-trades/desk': {paymentId:'c',amountFen:'i',status:'s','cashier?':'*'}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
