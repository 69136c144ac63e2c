// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { orderDetail } from '@/api/shapes/orderDetail'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/order-trades/detail': orderDetail,
  'POST /o2ord-b2c/v1/order-trades/pay': {paymentId:'c',amountFen:'i',cashier:'*'},
  'GET /o2ord-b2c/v1/order-trades/pay': {paymentId:'c',status:'s',amountFen:'i',orderCodes:['c'],channel:'s',returnedFen:'i','failReason?':'s'}
} as const

export const call = callOf(shapes)
