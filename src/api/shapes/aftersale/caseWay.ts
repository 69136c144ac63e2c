// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const caseWay = {by:'s','carrierCode?':'c',carrierName:'s','trackingNo?':'s','pickUp?':{from:'i',to:'i'},sentAt:'i','signedAt?':'i',tracks:[{at:'i',text:'s'}],open:'b'} as const
