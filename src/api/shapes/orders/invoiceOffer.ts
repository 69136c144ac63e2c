// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const invoiceOffer = {orderCode:'c',shopName:'s',rows:[{position:'i',title:'s',picture:'s',quantity:'i',goodsFen:'i',discountFen:'i',amountFen:'i','holder?':'s','invoiceCode?':'c','invoiceState?':'s'}],freightFen:'i',freightInvoiced:'b',taxBasisPoints:'i','readyBy?':'i'} as const
