// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const answer = {answerId:'c',questionId:'c',author:'s',byShop:'b','days?':'i',text:'s',createdAt:'i',helpfulCount:'i',helpful:'b',own:'b',status:'s','refusedFor?':'s'} as const
