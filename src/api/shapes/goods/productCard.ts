// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const productCard = {spuCode:'c',skuCode:'c',shopCode:'c',shopName:'s',title:'s',picture:'s',priceFen:'i',listPriceFen:'i','flash?':{priceFen:'i',startAt:'i',endAt:'i','roomCode?':'c','sessionCode?':'c','soldPercent?':'i'},soldCount:'i',inStock:'b',tags:[{text:'s',kind:'s'}]} as const
