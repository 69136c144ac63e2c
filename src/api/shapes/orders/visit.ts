// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const visit = {state:'s','window?':{from:'i',to:'i'},'installer?':{name:'s',phone:'s'},open:'b'} as const
