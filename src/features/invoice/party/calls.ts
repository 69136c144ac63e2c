// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/invoice-titles/fuzzySearch/list': {list:[{name:'s',taxNo:'s',used:'i'}]}
} as const

export const useQuery = queryOf(shapes)
