// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { review } from '@/api/shapes/content/review'

// oxfmt-ignore
const shapes = {
  'GET /o2cmt/v1/pub/glz-product-comment/b2c': {list:[review],total:'i',page:'i',size:'i'},
  'GET /o2cmt/v1/pub/glz-product-comment/quantity': {counts:{ALL:'i',PICTURE:'i',ADDITIONAL:'i',CRITICAL:'i'},'score?':'i','deliveryScore?':'i','installScore?':'i','goodPercent?':'i',tags:[{tagCode:'c',text:'s',critical:'b',count:'i'}],skus:[{skuCode:'c',specs:['s'],count:'i'}]}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
