// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { address } from '@/api/shapes/people/address'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/bp-address': {list:[address]}
} as const

export const useQuery = queryOf(shapes)
