// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/customer-point/balance': {pointAvailable:'i',worthFen:'i','endingSoon?':{points:'i',endsAt:'i'}},
  'GET /o2cum/v1/customer-point/offers': {list:[{offerCode:'c',kind:'s',name:'s',points:'i','priceFen?':'i','picture?':'s','spuCode?':'c','coupon?':{benefit:'s',amountFen:'i','offBp?':'i',thresholdFen:'i'},leftOver:'i',quantity:'i',mostEach:'i',had:'i'}]},
  'POST /o2cum/v1/customer-point/reducePoint': {exchangeId:'c',offerCode:'c',kind:'s',name:'s','picture?':'s',points:'i',status:'s','receiver?':'s','address?':'s','trackingNo?':'s',createdAt:'i',pointAvailable:'i'},
  'GET /o2cum/v1/customer-point/exchanges': {list:[{exchangeId:'c',offerCode:'c',kind:'s',name:'s','picture?':'s',points:'i',status:'s','receiver?':'s','address?':'s','trackingNo?':'s',createdAt:'i'}],total:'i',page:'i',size:'i'}
} as const

export const call = callOf(shapes)
export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
