// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.

// oxfmt-ignore
export const chatOrderCard = {showOrderId:'s',picture:'s',orderCount:'i',orderTime:'i',orderStatus:'s',statusName:'s',orderId:'c',payMoney:'i',note:'s',title:'s',specs:'s',url:'s'} as const
