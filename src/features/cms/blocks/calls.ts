// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { shopCard } from '@/api/shapes/goods/shopCard'

// oxfmt-ignore
const shapes = {
  'GET /o2md/v1/pub/online-shop': {list:[shopCard]},
  'GET /o2srh/v1/pub/hot-word': {list:[{word:'s',hot:'b'}]}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
