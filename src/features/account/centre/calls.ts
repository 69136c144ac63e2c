// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { caseSummary } from '@/api/shapes/aftersale/caseSummary'
import { orderSummary } from '@/api/shapes/orders/orderSummary'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/customer-info/getUserQuantity': {couponCount:'i',redPacketFen:'i',pointAvailable:'i',addressCount:'i',favoriteCount:'i',footprintCount:'i',shopCount:'i'},
  'GET /o2cum/v1/customer-info/point-and-level-detail': {levelCode:'c',levelName:'s',pointAvailable:'i',nextLevelName:['?','s'],toNextLevelFen:['?','i']},
  'GET /o2ord-b2c/v1/order-trades': {list:[orderSummary],total:'i',page:'i',size:'i'},
  'GET /o2ord-b2c/v1/order-trades/status-group': {WAIT_PAY:'i',WAIT_GROUP:'i',WAIT_BALANCE:'i',WAIT_SHIP:'i',WAIT_RECEIVE:'i',COMPLETED:'i',CANCELLED:'i',TO_REVIEW:'i'},
  'GET /o2as-b2c/v1/after/sale/list': {list:[caseSummary],total:'i',page:'i',size:'i',yours:'i',ours:'i'}
} as const

export const useQuery = queryOf(shapes)
