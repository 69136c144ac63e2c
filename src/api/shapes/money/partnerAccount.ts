// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const partnerAccount = {partnerCode:'c',availableFen:'i',frozenFen:'i',pendingFen:'i',payingFen:'i',earnedFen:'i',withdrawnFen:'i',todayFen:'i',yesterdayFen:'i',pendingOrders:'i',thaws:[{at:'i',fen:'i'}],month:'s',days:[{day:'i',fen:'i'}],monthFen:'i',beforeFen:'i',months:[{month:'s',fen:'i'}]} as const
