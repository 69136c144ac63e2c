// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { address } from '@/api/shapes/address'
import { skuRow } from '@/api/shapes/skuRow'

// oxfmt-ignore
export const settlement = {settlementId:'c',source:'s',address:['?',address],shops:[{shopCode:'c',shopName:'s',rows:[{sku:skuRow,quantity:'i',openedPriceFen:'i','bundleFen?':'i','problem?':'s'}],goodsFen:'i',freightFen:'i',discountFen:'i',payFen:'i',remark:'s','arrivesOn?':'s'}],coupons:[{userCouponId:'c',name:'s',thresholdFen:'i',discountFen:'i',endAt:'i',usable:'b',shortFen:'i'}],userCouponId:['?','c'],goodsFen:'i',freightFen:'i',discountFen:'i',payFen:'i',digest:'c',orderCodes:['c']} as const
