// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const orderPresale = {depositFen:'i',savedFen:'i',balanceFen:'i',balanceFrom:'i',balanceTo:'i',shipBy:'i','outcome?':'s'} as const
