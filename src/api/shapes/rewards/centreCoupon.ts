// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const centreCoupon = {couponCode:'c',name:'s',benefit:'s',amountFen:'i','offBp?':'i',thresholdFen:'i',shopCode:['?','c'],'categoryCodes?':['c'],'spuCodes?':['c'],'withoutFlash?':'b',startAt:'i',endAt:'i','shopName?':'s',state:'s','scope?':'s',receiveFrom:'i',receiveUntil:'i','validDays?':'i',left:'i',leftPercent:'i',pictures:['s'],'ownEndAt?':'i','reminded?':'b'} as const
