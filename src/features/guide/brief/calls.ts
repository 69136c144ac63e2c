// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/pub/v1/crm-group-get/installation': {list:[{guideCode:'c',name:'s',picture:'s','freeFee?':'s',paidFees:'i'}]}
} as const

export const useQuery = queryOf(shapes)
