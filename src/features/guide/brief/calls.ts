// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { guideCard } from '@/api/shapes/guideCard'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/pub/v1/crm-group-get/installation': {list:[guideCard]}
} as const

export const useQuery = queryOf(shapes)
