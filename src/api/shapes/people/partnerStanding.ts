// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const partnerStanding = {state:'s','barred?':'s','refusedReason?':'s','retryAt?':'i',triesLeft:'i',checking:'b'} as const
