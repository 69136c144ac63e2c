// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { oneOf } from '@/api/query/useOne'
import { productCard } from '@/api/shapes/goods/productCard'
import { skuRow } from '@/api/shapes/skuRow'

// oxfmt-ignore
const shapes = {
  'GET /o2srh/v1/pub/platform-products/search': {list:[productCard],total:'i',page:'i',size:'i'},
  'GET /o2pcm/v1/pub/product/parameters': {sku:skuRow,model:'s',categoryCode:'c',groups:[{code:'c',name:'s',rows:[{code:'c',name:'s',value:'s'}]}]}
} as const

export const useList = listOf(shapes)
export const useOne = oneOf(shapes)
