// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/partner/sharing': {partnerCode:['?','c'],basisPoints:'i'}
} as const

export const useQuery = queryOf(shapes)
