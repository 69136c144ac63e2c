// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const usableRewards = {coupons:[{userCouponId:'c',benefit:'s',amountFen:'i','offBp?':'i',thresholdFen:'i',shopCode:['?','c'],'categoryCodes?':['c'],'spuCodes?':['c'],'withoutFlash?':'b',startAt:'i',endAt:'i'}],packets:[{userPacketId:'c',balanceFen:'i',thresholdFen:'i',shopCode:['?','c'],startAt:'i',endAt:'i',setAside:'b'}],points:{balance:'i',rule:{pointsPerFen:'i',leastPoints:'i',mostBasisPoints:'i'}}} as const
