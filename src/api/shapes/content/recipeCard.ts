// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const recipeCard = {recipeCode:'c',name:'s',picture:'s',applianceCode:'c',tastes:[{tasteCode:'c',name:'s'}],minutes:'i',level:'i',cookedCount:'i',favorite:'b'} as const
