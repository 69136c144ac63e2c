// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { mutationOf } from '@/api/query/useMutation'
import { queryOf } from '@/api/query/useQuery'
import { liveGoods } from '@/api/shapes/content/liveGoods'
import { liveRoom } from '@/api/shapes/content/liveRoom'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/v1/glz-zb/pub/{channelType}/room-list': {list:[liveRoom],total:'i',page:'i',size:'i',counts:{LIVE:'i',COMING:'i',REPLAY:'i'}},
  'GET /o2pcm/v1/glz-zb/pub/{channelType}/sku-on-live': {list:[liveGoods]},
  'GET /o2pcm/v1/glz-zb/pub/{channelType}/product-video': {url:'s',seconds:'i',chapters:[{at:'i',goods:liveGoods}]},
  'POST /o2mkt-b2c/v1/live-reminders': {roomCode:'c',reminded:'b',startAt:'i'},
  'POST /o2mkt-b2c/v1/live-reminders/cancel': {roomCode:'c',reminded:'b'},
  'POST /o2srh/pub/v1/glz-zb/info': {room:liveRoom,'stream?':{hls:'s','flv?':'s'}}
} as const

export const call = callOf(shapes)
export const useList = listOf(shapes)
export const useMutation = mutationOf(shapes)
export const useQuery = queryOf(shapes)
