// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { productCard } from '@/api/shapes/goods/productCard'
import { centreCoupon } from '@/api/shapes/rewards/centreCoupon'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/coupon-self/coupon-available': {coupon:centreCoupon,list:[productCard],total:'i'},
  'POST /o2cht/v1/order-settlements/submit-coupon-cart': {settlementId:'c'}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
