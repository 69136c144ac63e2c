// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { liveGoods } from '@/api/shapes/content/liveGoods'

// oxfmt-ignore
export const liveRoom = {roomCode:'c',shopCode:'c',shopName:'s',title:'s',note:'s',host:'s',hostPicture:'s',cover:'s',state:'s',startsAt:'i',viewers:'i','reminded?':'b',goodsCount:'i',pictures:['s'],'explaining?':liveGoods,'seconds?':'i'} as const
