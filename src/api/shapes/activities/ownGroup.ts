// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { specValue } from '@/api/shapes/specValue'

// oxfmt-ignore
export const ownGroup = {groupCode:'c',activityCode:'c',skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:[specValue],soloFen:'i',size:'i',priceFen:'i',state:'s',missing:'i',endsAt:'i','closedAt?':'i',members:[{name:'s',leader:'b',own:'b'}],'obstacle?':'s',orderCode:'c',quantity:'i',payFen:'i','refundFen?':'i','refundState?':'s','cancelledAt?':'i',leader:'b',orderStatus:'s'} as const
