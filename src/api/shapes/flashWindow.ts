// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const flashWindow = {priceFen:'i',startAt:'i',endAt:'i','roomCode?':'c','sessionCode?':'c'} as const
