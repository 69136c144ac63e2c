// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const giftRule = {activityCode:'c',shopCode:'c','spuCode?':'c',overFen:'i',startAt:'i',endAt:'i',gifts:[{skuCode:'c',spuCode:'c',title:'s',picture:'s',left:'i'}]} as const
