// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const withdrawal = {withdrawalId:'c',state:'s',amountFen:'i',feeFen:'i',taxFen:'i',arrivesFen:'i',bankName:'s',lastFour:'s',submittedAt:'i','endedAt?':'i','reason?':'s'} as const
