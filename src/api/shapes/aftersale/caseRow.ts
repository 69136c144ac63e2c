// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const caseRow = {position:'i',skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:['s'],priceFen:'i',quantity:'i','gift?':'b','accepted?':'i'} as const
