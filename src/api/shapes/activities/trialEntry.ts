// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const trialEntry = {entryId:'c',trialCode:'c',ticket:'c',state:'s',text:'s',appliedAt:'i','address?':{addressId:'c',receiver:'s',phone:'s',line:'s'},'rank?':'i','ahead?':'i','confirmBefore?':'i','orderCode?':'c','sentAt?':'i','received?':'b','reportBefore?':'i','bannedUntil?':'i','report?':{status:'s',reportedAt:'i','refusedFor?':'s'}} as const
