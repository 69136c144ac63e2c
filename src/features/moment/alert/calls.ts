// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { mutationOf } from '@/api/query/useMutation'
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2wl/v1/alerts': {list:[{skuCode:'c',kind:'s'}]},
  'POST /o2wl/v1/alerts': {skuCode:'c',kind:'s',waiting:'b'},
  'POST /o2wl/v1/alerts/cancel': {skuCode:'c',kind:'s',waiting:'b'}
} as const

export const useMutation = mutationOf(shapes)
export const useQuery = queryOf(shapes)
