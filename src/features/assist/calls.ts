// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { mutationOf } from '@/api/query/useMutation'
import { oneOf } from '@/api/query/useOne'
import { queryOf } from '@/api/query/useQuery'
import { specValue } from '@/api/shapes/specValue'

// oxfmt-ignore
const part1 = {activityCode:'c',skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:[specValue],soloFen:'i',steps:[{helpers:'i',priceFen:'i'}],startAt:'i',endAt:'i',state:'s',left:'i','assistCode?':'c'} as const

// oxfmt-ignore
const part2 = {assistCode:'c',activityCode:'c',skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:[specValue],soloFen:'i',steps:[{helpers:'i',priceFen:'i'}],state:'s',owner:'s',own:'b',helped:'i','priceFen?':'i',startedAt:'i',endsAt:'i',useBefore:'i',helpers:[{name:'s',at:'i',own:'b'}],activityState:'s','obstacle?':'s',usable:'b','orderCode?':'c'} as const

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/assist/pub/listActivityInfoPub': {list:[part1],total:'i',page:'i',size:'i'},
  'GET /o2mkt-b2c/v1/assist/pub/detail': part2,
  'GET /o2mkt-b2c/v1/assist/pub/rule': {runHours:'i',useHours:'i',helpsADay:'i','activity?':part1},
  'GET /o2mkt-b2c/v1/assist/listActivityInfo': {list:[part2],total:'i',page:'i',size:'i'},
  'POST /o2mkt-b2c/v1/assist/createActivity': part2,
  'POST /o2mkt-b2c/v1/assist/joinZhuLiActivity': part2,
  'POST /o2cht/v1/order-settlements/buy-now': {settlementId:'c'}
} as const

export const useList = listOf(shapes)
// oxfmt-ignore
export const useMutation = mutationOf(shapes, ['POST /o2mkt-b2c/v1/assist/createActivity', 'POST /o2mkt-b2c/v1/assist/joinZhuLiActivity', 'POST /o2cht/v1/order-settlements/buy-now'])
export const useOne = oneOf(shapes)
export const useQuery = queryOf(shapes)
