// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const askedProduct = {spuCode:'c',title:'s',picture:'s',priceFen:'i'} as const
