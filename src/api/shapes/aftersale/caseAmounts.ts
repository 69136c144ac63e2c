// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const caseAmounts = {goodsFen:'i',couponFen:'i',packetFen:'i',pointFen:'i',loweredFen:'i',points:'i',giftFen:'i',freightFen:'i',takenPoints:'i',takenFen:'i','rebateFen?':'i','bundleFen?':'i','bundleBackFen?':'i',postageFen:'i',postageLimitFen:'i',refundFen:'i',about:'b'} as const
