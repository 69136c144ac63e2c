// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const video = {url:'s',seconds:'n',captions:[{at:'n',text:'s'}]} as const
