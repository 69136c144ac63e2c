// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const invoiceTitle = {titleId:'c',kind:'s',name:'s','taxNo?':'s','address?':'s','phone?':'s','bank?':'s','account?':'s','email?':'s',isDefault:'b'} as const
