// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { orderDetail } from '@/api/shapes/orderDetail'

// oxfmt-ignore
const shapes = {
  'POST /o2ord-b2c/v1/order-trades/cancel-reason': orderDetail,
  'GET /o2ord-b2c/v1/check-confirm-receive': {allowed:'b','reason?':'s'},
  'POST /o2ord-b2c/v1/confirm-receive': orderDetail,
  'POST /o2ord-b2c/v1/del': {done:'b'},
  'POST /o2ord-b2c/v1/buy-again': {added:'i',unavailable:['s'],count:'i'},
  'GET /o2ord-b2c/v1/parcel/parcel-infos': {list:[{parcelCode:'c',orderCode:'c',number:'i',count:'i',state:'s',carrierName:'s',trackingNo:'s',goods:[{skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:['s'],quantity:'i'}],'from?':'s',to:'s',tracks:[{at:'i',text:'s',state:'s'}],'arrivesOn?':'s','window?':{from:'i',to:'i'},'stopsBefore?':'i','metresLeft?':'i','courier?':{name:'s',phone:'s'},'signedAt?':'i',installed:'b'}]}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
