// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const guideCard = {guideCode:'c',name:'s',picture:'s'} as const
