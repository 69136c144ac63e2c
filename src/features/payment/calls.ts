// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { desk } from '@/api/shapes/orders/desk'
import { orderDetail } from '@/api/shapes/orders/orderDetail'
import { payment } from '@/api/shapes/orders/payment'
import { startedPayment } from '@/api/shapes/orders/startedPayment'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/order-trades/detail': orderDetail,
  'POST /o2ord-b2c/v1/order-trades/pay': startedPayment,
  'GET /o2ord-b2c/v1/order-trades/pay': payment,
  'POST /o2ord-b2c/v1/balancet-redpacket': startedPayment,
  'GET /o2ord-b2c/v1/order-trades/desk': desk
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
