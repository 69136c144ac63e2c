// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const ownAppliance = {orderCode:'c',skuCode:'c',kindCode:'c',name:'s',model:'s',picture:'s',toInstall:'b','warranty?':{until:'i',percentLeft:'i',holds:'b'},exchangeOpen:'b',freeFaults:['c'],'billId?':'c'} as const
