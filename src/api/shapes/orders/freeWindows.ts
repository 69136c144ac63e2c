// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const freeWindows = {days:[{day:'s',windows:[{window:'i',from:'i',to:'i',full:'b',chosen:'b'}]}]} as const
