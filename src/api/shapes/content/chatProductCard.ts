// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const chatProductCard = {title:'s',picture:'s',unitPrice:'i',url:'s',shopId:'c',skuCode:'c',spuCode:'c',specs:'s'} as const
