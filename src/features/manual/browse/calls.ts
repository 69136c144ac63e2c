// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { manualProduct } from '@/api/shapes/content/manualProduct'

// oxfmt-ignore
const part1 = {list:[{groupCode:'c',name:'s',count:'i'}]} as const

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/pub/v1/instructions-descriptions-get/crm-product-group-one': part1,
  'GET /o2pcm/pub/v1/instructions-descriptions-get/crm-product-group-two': part1,
  'GET /o2pcm/pub/v1/instructions-descriptions-get/product-sku': {list:[manualProduct],total:'i',page:'i',size:'i'},
  'GET /o2pcm/v1/instructions-descriptions-get/product-sku': {list:[{manualCode:'c',spuCode:'c',model:'s',name:'s',picture:'s',groupCode:'c',orderCode:'c',receivedAt:'i'}]}
} as const

export const useQuery = queryOf(shapes)
