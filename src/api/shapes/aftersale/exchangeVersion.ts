// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const exchangeVersion = {skuCode:'c',specs:['s'],picture:'s',priceFen:'i',same:'b',state:'s'} as const
