// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { commonProblem } from '@/api/shapes/content/commonProblem'
import { manualProduct } from '@/api/shapes/content/manualProduct'
import { recipeCard } from '@/api/shapes/content/recipeCard'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/pub/v1/instructions-descriptions-get/product-sku-by-name': {list:[manualProduct],total:'i',page:'i',size:'i'},
  'GET /o2pcm/pub/v1/crm-group-get/recipe': {list:[recipeCard],total:'i',page:'i',size:'i'},
  'GET /o2pcm/pub/v1/crm-group-get/crm-common-problem': {list:[commonProblem],total:'i',page:'i',size:'i'}
} as const

export const useQuery = queryOf(shapes)
