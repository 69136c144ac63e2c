// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { specValue } from '@/api/shapes/specValue'

// oxfmt-ignore
export const groupActivity = {activityCode:'c',skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:[specValue],soloFen:'i',tiers:[{size:'i',priceFen:'i'}],startAt:'i',endAt:'i',state:'s',left:'i',bought:'i',limit:'i','groupCode?':'c','reached?':'b'} as const
