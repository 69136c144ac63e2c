// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { oneOf } from '@/api/query/useOne'
import { applicableRow } from '@/api/shapes/aftersale/applicableRow'
import { caseAmounts } from '@/api/shapes/aftersale/caseAmounts'
import { caseDetail } from '@/api/shapes/aftersale/caseDetail'
import { caseReason } from '@/api/shapes/aftersale/caseReason'
import { exchangeVersion } from '@/api/shapes/aftersale/exchangeVersion'
import { uploadOf } from '@/api/upload'

// oxfmt-ignore
const shapes = {
  'GET /o2as-b2c/v1/after/sale/detail': caseDetail,
  'POST /o2as-b2c/v1/after/sale/apply': caseDetail,
  'POST /o2as-b2c/v1/after/sale/apply-exchange-order': caseDetail,
  'POST /o2as-b2c/v1/after/sale/apply-refundAmount': {amounts:caseAmounts,'exchange?':{thenFen:'i',nowFen:'i',balanceFen:'i'},meansName:'s',cancels:'b'},
  'POST /o2as-b2c/v1/after/sale/get-gift-sku': {list:[{position:'i',skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:['s'],priceFen:'i',quantity:'i','gift?':'b','accepted?':'i','valueFen?':'i','overFen?':'i'}]},
  'GET /o2as-b2c/v1/glz-after-sale-type': {orderCode:'c',now:'i',rows:[applicableRow],versions:[{position:'i',list:[exchangeVersion]}],reasons:[{kind:'s',list:[caseReason]}],cancellable:'b'},
  'POST /o2as-b2c/v1/refund/pictures': {path:'s',url:'s'},
  'POST /o2as-b2c/v1/refund/video': {path:'s',seconds:'i'}
} as const

export const call = callOf(shapes)
export const upload = uploadOf(shapes)
export const useOne = oneOf(shapes)
