// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { productCard } from '@/api/shapes/goods/productCard'

// oxfmt-ignore
const part1 = {list:[productCard],total:'i',page:'i',size:'i'} as const

// oxfmt-ignore
const shapes = {
  'GET /o2srh/v1/pub/platform-products/search': part1,
  'GET /o2pcm/v1/pub/product/categories': {list:[{categoryCode:'c',name:'s','banner?':{title:'s',subtitle:'s',picture:'s',categoryCode:'c'},groups:[{categoryCode:'c',name:'s',children:[{categoryCode:'c',name:'s',picture:'s'}]}]}]},
  'GET /o2pcm/v1/pub/product/recommend': part1
} as const

export const useQuery = queryOf(shapes)
