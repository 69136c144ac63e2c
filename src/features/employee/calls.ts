// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { mutationOf } from '@/api/query/useMutation'
import { queryOf } from '@/api/query/useQuery'
import { specValue } from '@/api/shapes/specValue'

// oxfmt-ignore
const part1 = {'member?':{role:'s',employeeNo:'s',name:'s',inService:'b',quota:{pieces:'i',fen:'i'},left:{pieces:'i',fen:'i'},waitingFen:'i',resetsAt:'i',family:[{inviteCode:'s',madeAt:'i','name?':'s',fen:'i'}],familyLeft:'i'}} as const

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/employee-purchase': part1,
  'POST /o2cum/v1/employee-purchase': part1,
  'GET /o2cum/v1/employee-purchase/pub/goods': {list:[{offerCode:'c',skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:[specValue],soloFen:'i','priceFen?':'i',pieces:'i',left:'i',startAt:'i',endAt:'i','obstacle?':'s','freeAt?':'i'}],total:'i',page:'i',size:'i'},
  'POST /o2cum/v1/employee-purchase/family-code': part1,
  'DELETE /o2cum/v1/employee-purchase/family-code': part1,
  'POST /o2cum/v1/employee-purchase/unbind': part1,
  'POST /o2cht/v1/order-settlements/buy-now': {settlementId:'c'}
} as const

export const useList = listOf(shapes)
// oxfmt-ignore
export const useMutation = mutationOf(shapes, ['POST /o2cum/v1/employee-purchase/family-code', 'POST /o2cht/v1/order-settlements/buy-now'])
export const useQuery = queryOf(shapes)
