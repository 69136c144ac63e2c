// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { mutationOf } from '@/api/query/useMutation'
import { queryOf } from '@/api/query/useQuery'
import { centreCoupon } from '@/api/shapes/rewards/centreCoupon'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/pub/coupon/coupon-area': {lead:['?',centreCoupon],leadPictures:['s'],shops:[{shopCode:'c',shopName:'s',logo:'s',count:'i'}],'own?':{usable:'i',expiring:'i',expiringFen:'i'}},
  'GET /o2mkt-b2c/v1/coupon-self/center-available': {list:[centreCoupon],total:'i',page:'i',size:'i'},
  'POST /o2mkt-b2c/v1/coupon-reminders': {couponCode:'c',reminded:'b',opensAt:'i'},
  'POST /o2mkt-b2c/v1/coupon-reminders/cancel': {couponCode:'c',reminded:'b'}
} as const

export const useList = listOf(shapes)
export const useMutation = mutationOf(shapes)
export const useQuery = queryOf(shapes)
