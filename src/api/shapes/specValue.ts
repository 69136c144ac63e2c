// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const specValue = {attrCode:'c',attrName:'s',valueCode:'c',valueName:'s'} as const
