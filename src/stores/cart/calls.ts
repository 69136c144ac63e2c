// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { giftRule } from '@/api/shapes/giftRule'
import { skuRow } from '@/api/shapes/skuRow'

// oxfmt-ignore
const part1 = {spuCode:'c',skuCode:'c',offFen:'i'} as const

// oxfmt-ignore
const part2 = {rowId:'c',quantity:'i',selected:'b',addedPriceFen:'i',sku:skuRow} as const

// oxfmt-ignore
const part3 = {shops:[{shopCode:'c',shopName:'s',rows:[part2]}],invalid:[part2],'bundles?':[part1],'gifts?':[giftRule]} as const

// oxfmt-ignore
const shapes = {
  'POST /o2pcm/v1/pub/product/platform-sku-query': {list:[skuRow],'bundles?':[part1],'gifts?':[giftRule]},
  'GET /o2cart/v1/carts/list': part3,
  'GET /o2cart/v1/carts/entryRows': {count:'i'},
  'POST /o2cart/v1/carts/save-by-product': {rowId:'c',quantity:'i',count:'i'},
  'POST /o2cart/v1/carts/save-all': {merged:'i',adjusted:['c'],count:'i'},
  'PUT /o2cart/v1/carts': part3,
  'DELETE /o2cart/v1/carts': {done:'b'}
} as const

export const call = callOf(shapes)
