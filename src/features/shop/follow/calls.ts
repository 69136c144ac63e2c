// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'

// oxfmt-ignore
const part1 = {shopCode:'c',followed:'b',given:'b',followerCount:'i'} as const

// oxfmt-ignore
const shapes = {
  'POST /o2wl/v1/favorite/shop/save-all': {list:[part1],changed:['c'],coupons:[{shopCode:'c',userCouponId:'c',amountFen:'i',thresholdFen:'i'}]},
  'POST /o2wl/v1/favorite/shop/decide-exist': {list:[part1]}
} as const

export const call = callOf(shapes)
