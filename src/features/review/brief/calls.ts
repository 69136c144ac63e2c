// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { review } from '@/api/shapes/content/review'

// oxfmt-ignore
const shapes = {
  'GET /o2cmt/v1/pub/product-comment/b2c': {total:'i','score?':'i','deliveryScore?':'i','installScore?':'i','goodPercent?':'i',tags:[{tagCode:'c',text:'s',critical:'b',count:'i'}],list:[review]}
} as const

export const useQuery = queryOf(shapes)
