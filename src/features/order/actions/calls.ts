// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/order-trades/cancel-reason': {list:[{reasonCode:'c',text:'s'}]}
} as const

export const useQuery = queryOf(shapes)
