// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { centreCoupon } from '@/api/shapes/rewards/centreCoupon'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/coupon-self/coupon-url-available': {state:'s','coupon?':centreCoupon},
  'POST /o2mkt-b2c/v1/coupon-self/receive-coupon': {userCouponId:'c'}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
