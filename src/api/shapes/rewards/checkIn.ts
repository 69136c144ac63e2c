// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const checkIn = {today:'s',checkedToday:'b',streak:'i',month:'s',days:['s'],dailyPoints:'i',rewards:[{days:'i',points:'i'}]} as const
