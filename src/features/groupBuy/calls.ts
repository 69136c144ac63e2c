// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { mutationOf } from '@/api/query/useMutation'
import { oneOf } from '@/api/query/useOne'
import { queryOf } from '@/api/query/useQuery'
import { ownGroup } from '@/api/shapes/activities/ownGroup'
import { specValue } from '@/api/shapes/specValue'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/group-buy/pub/group-detail': {groupCode:'c',activityCode:'c',skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:[specValue],soloFen:'i',size:'i',priceFen:'i',state:'s',missing:'i',endsAt:'i','closedAt?':'i',members:[{name:'s',leader:'b',own:'b'}],'obstacle?':'s',tiers:[{size:'i',priceFen:'i'}],activityState:'s',events:[{kind:'s',at:'i','name?':'s'}]},
  'GET /o2mkt-b2c/v1/group-buy/group-detail': {groupCode:'c',activityCode:'c',skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:[specValue],soloFen:'i',size:'i',priceFen:'i',state:'s',missing:'i',endsAt:'i','closedAt?':'i',members:[{name:'s',leader:'b',own:'b'}],'obstacle?':'s',tiers:[{size:'i',priceFen:'i'}],activityState:'s',events:[{kind:'s',at:'i','name?':'s'}],orderCode:'c',quantity:'i',payFen:'i','refundFen?':'i','refundState?':'s','cancelledAt?':'i',leader:'b',orderStatus:'s'},
  'GET /o2mkt-b2c/v1/group-buy/my-group-list': {list:[ownGroup],total:'i',page:'i',size:'i'},
  'GET /o2mkt-b2c/v1/group-buy/get-ongoing-quantity': {quantity:'i'},
  'POST /o2cht/v1/order-settlements/buy-now': {settlementId:'c'}
} as const

export const useList = listOf(shapes)
// oxfmt-ignore
export const useMutation = mutationOf(shapes, ['POST /o2cht/v1/order-settlements/buy-now'])
export const useOne = oneOf(shapes)
export const useQuery = queryOf(shapes)
