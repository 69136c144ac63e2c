// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const applicableRow = {position:'i',skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:['s'],priceFen:'i',quantity:'i','gift?':'b','accepted?':'i',orderCode:'c',shopCode:'c',shopName:'s',open:'i','signedAt?':'i','noReasonUntil?':'i','faultUntil?':'i','exchangeUntil?':'i','warrantyUntil?':'i',warrantyMonths:'i','asItWas?':'s',kinds:[{kind:'s',open:'b','obstacle?':'s','why?':'s','until?':'i','feeFen?':'i'}],'caseCode?':'c'} as const
