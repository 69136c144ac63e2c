// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const startedPayment = {paymentId:'c',amountFen:'i',cashier:'*'} as const
