// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const commonProblem = {problemCode:'c',groupCode:'c',title:'s',facts:[{name:'s',value:'s'}],steps:['s'],note:'s',updatedOn:'s',solved:'i',unsolved:'i',helped:'s',own:'b','screen?':'c'} as const
