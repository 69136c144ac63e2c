// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { productCard } from '@/api/shapes/goods/productCard'

// oxfmt-ignore
const shapes = {
  'GET /o2wl/v1/favorite/shop': {list:[{shopCode:'c',shopName:'s',logo:'s',slogan:'s',productCount:'i',soldCount:'i',selfOperated:'b','followerCount?':'i','score?':'i','closed?':'b',products:[productCard],followedAt:'i',newCount:'i',couponCount:'i',flashCount:'i'}],total:'i',page:'i',size:'i',counts:{ALL:'i',NEW:'i',COUPON:'i',FLASH:'i'}},
  'POST /o2wl/v1/favorite/shop/save-all': {list:[{shopCode:'c',followed:'b',given:'b',followerCount:'i'}],changed:['c'],coupons:[{shopCode:'c',userCouponId:'c',amountFen:'i',thresholdFen:'i'}]}
} as const

export const call = callOf(shapes)
export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
