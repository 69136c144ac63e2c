// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const reviewTag = {tagCode:'c',text:'s',critical:'b'} as const
