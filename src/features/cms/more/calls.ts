// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { liveRoom } from '@/api/shapes/content/liveRoom'
import { productCard } from '@/api/shapes/goods/productCard'
import { shopFound } from '@/api/shapes/goods/shopFound'

// oxfmt-ignore
const shapes = {
  'GET /o2srh/v1/pub/online-shop-list/search': {list:[shopFound],total:'i',page:'i',size:'i'},
  'GET /o2srh/v1/pub/platform-products/search': {list:[productCard],total:'i',page:'i',size:'i'},
  'GET /o2pcm/v1/glz-zb/pub/{channelType}/room-list': {list:[liveRoom],total:'i',page:'i',size:'i',counts:{LIVE:'i',COMING:'i',REPLAY:'i'}}
} as const

export const call = callOf(shapes)
