// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { productCard } from '@/api/shapes/goods/productCard'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/customer-info/known-goods': {bought:[{spuCode:'c',skuCode:'c',title:'s',picture:'s',priceFen:'i',times:'i'}],seen:[{spuCode:'c',skuCode:'c',title:'s',picture:'s',priceFen:'i'}]},
  'GET /o2srh/v1/pub/platform-products/search': {list:[productCard],total:'i',page:'i',size:'i'},
  'GET /o2srh/v1/pub/platform-products/search-filter': {categories:[{categoryCode:'c',name:'s',count:'i'}],attributes:[{attrCode:'c',name:'s',values:[{valueCode:'c',name:'s','swatch?':'h',count:'i'}]}],minPriceFen:'i',maxPriceFen:'i'},
  'GET /o2srh/v1/pub/platform-products/search-filter-count': {count:'i'},
  'GET /o2srh/v1/pub/search-associate': {list:[{word:'s',count:'i'}]},
  'GET /o2srh/v1/pub/hot-word': {list:[{word:'s',hot:'b'}]}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
