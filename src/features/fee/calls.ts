// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { feeSheet } from '@/api/shapes/aftersale/feeSheet'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/pub/v1/crm-group-get/service-fee': feeSheet
} as const

export const useQuery = queryOf(shapes)
