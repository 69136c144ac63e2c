// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const liveGoods = {skuCode:'c',spuCode:'c',title:'s',picture:'s',priceFen:'i','regularPriceFen?':'i','live?':'b',inStock:'b'} as const
