// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { payment } from '@/api/shapes/orders/payment'
import { startedPayment } from '@/api/shapes/orders/startedPayment'
import { specValue } from '@/api/shapes/specValue'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/pub/order-trades/detail/{id}': {code:'c',state:'s',own:'b','orderCodes?':['c'],paidByMe:'b','returnedFen?':'i','refundedFen?':'i','payment?':payment,buyer:'s',amountFen:'i',savedFen:'i','validUntil?':'i',shops:[{shopName:'s',rows:[{title:'s',picture:'s',specs:[specValue],quantity:'i','gift?':'b'}]}]},
  'POST /o2ord-b2c/v1/pub/order-trades/pay': startedPayment
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
