// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { skuRow } from '@/api/shapes/skuRow'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/v1/pub/product/bundle': {list:[{sku:skuRow,offFen:'i'}]},
  'POST /o2inv/v1/inv-query/batch/shop-stock-verify': {list:[{skuCode:'c',enough:'b',available:'i'}]},
  'POST /o2cht/v1/order-settlements/buy-now': {settlementId:'c'}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
