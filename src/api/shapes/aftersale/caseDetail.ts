// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { caseAmounts } from '@/api/shapes/aftersale/caseAmounts'
import { caseRow } from '@/api/shapes/aftersale/caseRow'
import { caseWay } from '@/api/shapes/aftersale/caseWay'

// oxfmt-ignore
export const caseDetail = {caseCode:'c',orderCode:'c',shopCode:'c',shopName:'s',kind:'s',state:'s',rows:[caseRow],refundFen:'i',about:'b','becameMoney?':'b',appliedAt:'i',changedAt:'i','dueAt?':'i',reasonCode:'c',reason:'s',text:'s',pictures:['s'],'video?':{url:'s',seconds:'i'},amounts:caseAmounts,'keptGifts?':['i'],'returnTo?':{name:'s',phone:'s',address:'s'},'way?':caseWay,'exchange?':{skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:['s'],quantity:'i',same:'b',thenFen:'i',nowFen:'i',balanceFen:'i',held:'b','carrierName?':'s','trackingNo?':'s','sentAt?':'i','signedAt?':'i','receivedAt?':'i',tracks:[{at:'i',text:'s'}],warrantyMonths:'i','warrantyUntil?':'i'},timeline:[{at:'i',by:'s',state:'s','note?':'s',pictures:['s']}],refunds:[{refundId:'c',means:'s',meansName:'s',fen:'i',state:'s',sentAt:'i','doneAt?':'i','arrivesBy?':'i'}],'paidBy?':'s',coupons:[{name:'s',returned:'b','endAt?':'i'}]} as const
