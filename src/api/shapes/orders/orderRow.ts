// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { specValue } from '@/api/shapes/specValue'

// oxfmt-ignore
export const orderRow = {skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:[specValue],priceFen:'i',quantity:'i','returned?':'i','exchanged?':'i','replacement?':'b','gift?':'b'} as const
