// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const desk = {amountFen:'i',payBefore:'i',balanceFen:'i',creditLimitFen:'i',creditFen:'i',splits:[{balanceFen:'i',restFen:'i',plans:[{months:'i',feeFen:'i',totalFen:'i',monthFen:'i',lastFen:'i',annualBasisPoints:'i','refusal?':'s',leastFen:'i'}]}],dueDays:['i']} as const
