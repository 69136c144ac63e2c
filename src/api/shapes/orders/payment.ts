// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const payment = {paymentId:'c',status:'s',amountFen:'i',orderCodes:['c'],'balanceFen?':'i',channel:'s','plan?':{months:'i',monthFen:'i',lastFen:'i',totalFen:'i'},returnedFen:'i','refundedFen?':'i','failReason?':'s'} as const
