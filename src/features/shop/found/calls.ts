// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { shopFound } from '@/api/shapes/goods/shopFound'

// oxfmt-ignore
const shapes = {
  'GET /o2srh/v1/pub/online-shop-list/search': {list:[shopFound],total:'i',page:'i',size:'i'}
} as const

export const useQuery = queryOf(shapes)
