// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { productCard } from '@/api/shapes/goods/productCard'

// oxfmt-ignore
const shapes = {
  'GET /o2srh/v1/pub/platform-products/medias': {list:[productCard]},
  'GET /o2pcm/v1/pub/product/recommend': {list:[productCard],total:'i',page:'i',size:'i'}
} as const

export const call = callOf(shapes)
