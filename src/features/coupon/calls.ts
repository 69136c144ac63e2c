// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/pub/coupon/can-received': {list:[{couponCode:'c',name:'s',benefit:'s',amountFen:'i','offBp?':'i',thresholdFen:'i',shopCode:['?','c'],'categoryCodes?':['c'],'spuCodes?':['c'],'withoutFlash?':'b',startAt:'i',endAt:'i','shopName?':'s',state:'s'}]},
  'POST /o2mkt-b2c/v1/coupon-self/receive-coupon': {userCouponId:'c'}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
