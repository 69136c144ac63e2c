// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const manualProduct = {manualCode:'c',spuCode:'c',model:'s',name:'s',picture:'s',groupCode:'c'} as const
