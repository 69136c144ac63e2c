// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { manualProduct } from '@/api/shapes/content/manualProduct'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/pub/v1/instructions-descriptions-get/product-sku-by-name': {list:[manualProduct],total:'i',page:'i',size:'i'}
} as const

export const useList = listOf(shapes)
