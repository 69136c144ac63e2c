// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { flashWindow } from '@/api/shapes/flashWindow'
import { specValue } from '@/api/shapes/specValue'

// oxfmt-ignore
export const skuRow = {skuCode:'c',spuCode:'c',categoryCode:'c',shopCode:'c',shopName:'s',title:'s',picture:'s',specs:[specValue],priceFen:'i',listPriceFen:'i','regularPriceFen?':'i','flash?':flashWindow,available:'i','purchaseLimit?':'i',bought:'i','unsellable?':'s'} as const
