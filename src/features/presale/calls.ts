// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { presale } from '@/api/shapes/activities/presale'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/activity/pub/presale': {list:[presale],total:'i',page:'i',size:'i',open:'i',coming:'i'},
  'GET /o2mkt-b2c/v1/activity/presale': {list:[{orderCode:'c',skuCode:'c',spuCode:'c',title:'s',picture:'s',depositFen:'i',balanceFen:'i',balanceFrom:'i',balanceTo:'i',shipBy:'i'}],total:'i',page:'i',size:'i'},
  'POST /o2cht/v1/order-settlements/buy-now': {settlementId:'c'}
} as const

export const call = callOf(shapes)
export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
