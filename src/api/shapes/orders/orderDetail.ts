// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { orderPresale } from '@/api/shapes/orders/orderPresale'
import { orderRow } from '@/api/shapes/orders/orderRow'

// oxfmt-ignore
export const orderDetail = {orderCode:'c',shopCode:'c',shopName:'s',status:'s','groupCode?':'c','trialCode?':'c','presale?':orderPresale,'service?':'b',rows:[orderRow],quantity:'i',payFen:'i',createdAt:'i','payBefore?':'i','arrivesOn?':'s','parcels?':{count:'i',delivering:'i',signed:'i'},'toReview?':'i',refundFen:'i','payWith?':['c'],'cancelsWith?':[{orderCode:'c',shopName:'s',backFen:'i'}],goodsFen:'i',freightFen:'i',discountFen:'i',couponFen:'i',packetFen:'i',pointFen:'i','subsidyFen?':'i',points:'i','saving?':{listFen:'i',cutFen:'i',flashFen:'i',bundleFen:'i'},'assistCode?':'c','employee?':'b','rebate?':{state:'s',rebateFen:'i','backFen?':'i',days:'i','dueAt?':'i','waitsForCase?':'b','paidAt?':'i'},'refundState?':'s',remark:'s',address:{receiver:'s',phone:'s',regionName:'s',detail:'s'},'payChannel?':'s','paidBy?':'s','paidAt?':'i','shippedAt?':'i','completedAt?':'i','cancelledAt?':'i','cancelReason?':'s','autoReceiveAt?':'i'} as const
