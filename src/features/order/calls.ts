// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { orderDetail } from '@/api/shapes/orders/orderDetail'
import { parcel } from '@/api/shapes/orders/parcel'

// oxfmt-ignore
const shapes = {
  'POST /o2ord-b2c/v1/order-trades/cancel-reason': orderDetail,
  'GET /o2ord-b2c/v1/check-confirm-receive': {allowed:'b','reason?':'s'},
  'POST /o2ord-b2c/v1/confirm-receive': orderDetail,
  'POST /o2ord-b2c/v1/del': {done:'b'},
  'POST /o2ord-b2c/v1/buy-again': {added:'i',unavailable:['s'],count:'i'},
  'GET /o2ord-b2c/v1/parcel/parcel-infos': {list:[parcel]}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
