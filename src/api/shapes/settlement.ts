// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { address } from '@/api/shapes/address'
import { skuRow } from '@/api/shapes/skuRow'

// oxfmt-ignore
export const settlement = {settlementId:'c',source:'s',address:['?',address],shops:[{shopCode:'c',shopName:'s',rows:[{sku:skuRow,quantity:'i',openedPriceFen:'i','bundleFen?':'i','problem?':'s'}],goodsFen:'i',freightFen:'i',discountFen:'i',couponFen:'i',packetFen:'i',pointFen:'i',payFen:'i',remark:'s','arrivesOn?':'s'}],coupons:[{userCouponId:'c',name:'s',thresholdFen:'i',shopCode:['?','c'],'shopName?':'s',endAt:'i',chosen:'b',usable:'b',shortFen:'i',benefit:'s',amountFen:'i','offBp?':'i',discountFen:'i','obstacle?':'s',clashes:['c']}],packets:[{userPacketId:'c',name:'s',thresholdFen:'i',shopCode:['?','c'],'shopName?':'s',endAt:'i',chosen:'b',usable:'b',shortFen:'i',balanceFen:'i',discountFen:'i','obstacle?':'s'}],points:{balance:'i',chosen:'b',points:'i',discountFen:'i',leastPoints:'i',mostBasisPoints:'i','obstacle?':'s'},bestFen:'i',goodsFen:'i',freightFen:'i',discountFen:'i',couponFen:'i',packetFen:'i',pointFen:'i',payFen:'i',digest:'c',orderCodes:['c']} as const
