// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { recipeCard } from '@/api/shapes/content/recipeCard'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/pub/v1/crm-group-get/recipe': {list:[recipeCard],total:'i',page:'i',size:'i'},
  'GET /o2pcm/pub/v1/crm-group-get/recipe-filter': {appliances:[{applianceCode:'c',name:'s',picture:'s',count:'i',own:'b'}],tastes:[{tasteCode:'c',name:'s'}]}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
