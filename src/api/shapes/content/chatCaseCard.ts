// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const chatCaseCard = {caseCode:'c',orderId:'c',title:'s',picture:'s',kindName:'s',statusName:'s',refundFen:'i',url:'s'} as const
