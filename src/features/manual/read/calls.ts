// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { manualProduct } from '@/api/shapes/content/manualProduct'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/pub/v1/instructions-descriptions-get/description-by-sku-id': {'manual?':manualProduct},
  'GET /o2pcm/pub/v1/instructions-descriptions-get/description-info': {manualCode:'c',spuCode:'c',model:'s',name:'s',picture:'s',groupCode:'c',edition:'s',pages:'i',file:'s',chapters:[{title:'s',page:'i'}],onSale:'b',cooks:'b'}
} as const

export const useQuery = queryOf(shapes)
