// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const trialReport = {trialCode:'c',author:'s',score:'i',text:'s',pictures:['s'],reportedAt:'i',title:'s',spuCode:'c',skuCode:'c'} as const
