// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const chatRating = {talkId:'c',number:'i','agentName?':'s','stars?':'i','words?':'s',toRate:'b'} as const
