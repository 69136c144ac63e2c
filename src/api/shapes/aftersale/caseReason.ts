// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const caseReason = {reasonCode:'c',text:'s',fault:'b',shown:'b'} as const
