// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { productCard } from '@/api/shapes/goods/productCard'
import { centreCoupon } from '@/api/shapes/rewards/centreCoupon'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/coupon-self/center-received': {list:[{userCouponId:'c',couponCode:'c',name:'s',benefit:'s',amountFen:'i','offBp?':'i',thresholdFen:'i',shopCode:['?','c'],'categoryCodes?':['c'],'spuCodes?':['c'],'withoutFlash?':'b',startAt:'i',endAt:'i','shopName?':'s','scope?':'s',state:'s','usedAt?':'i'}],total:'i',page:'i',size:'i'},
  'GET /o2mkt-b2c/v1/coupon-self/received-count': {usable:'i',expiring:'i',expiringFen:'i',used:'i',expired:'i'},
  'GET /o2mkt-b2c/v1/coupon-self/coupon-available': {coupon:centreCoupon,list:[productCard],total:'i'}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
