// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { centreCoupon } from '@/api/shapes/centreCoupon'
import { productCard } from '@/api/shapes/productCard'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/coupon-self/coupon-available': {coupon:centreCoupon,list:[productCard],total:'i'}
} as const

export const useQuery = queryOf(shapes)
