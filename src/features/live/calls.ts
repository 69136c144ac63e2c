// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { mutationOf } from '@/api/query/useMutation'
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const part1 = {skuCode:'c',spuCode:'c',title:'s',picture:'s',priceFen:'i','regularPriceFen?':'i','live?':'b',inStock:'b'} as const

// oxfmt-ignore
const part2 = {roomCode:'c',shopCode:'c',shopName:'s',title:'s',note:'s',host:'s',hostPicture:'s',cover:'s',state:'s',startsAt:'i',viewers:'i','reminded?':'b',goodsCount:'i',pictures:['s'],'explaining?':part1,'seconds?':'i'} as const

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/v1/glz-zb/pub/{channelType}/room-list': {list:[part2],total:'i',page:'i',size:'i',counts:{LIVE:'i',COMING:'i',REPLAY:'i'}},
  'GET /o2pcm/v1/glz-zb/pub/{channelType}/sku-on-live': {list:[part1]},
  'GET /o2pcm/v1/glz-zb/pub/{channelType}/product-video': {url:'s',seconds:'i',chapters:[{at:'i',goods:part1}]},
  'POST /o2mkt-b2c/v1/live-reminders': {roomCode:'c',reminded:'b',startAt:'i'},
  'POST /o2mkt-b2c/v1/live-reminders/cancel': {roomCode:'c',reminded:'b'},
  'POST /o2srh/pub/v1/glz-zb/info': {room:part2,'stream?':{hls:'s','flv?':'s'}}
} as const

export const call = callOf(shapes)
export const useList = listOf(shapes)
export const useMutation = mutationOf(shapes)
export const useQuery = queryOf(shapes)
