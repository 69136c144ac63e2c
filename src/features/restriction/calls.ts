// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/check-restricted-sale': {restricted:'b',regionName:'s',rows:[{skuCode:'c',title:'s',reason:'s'}]}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
