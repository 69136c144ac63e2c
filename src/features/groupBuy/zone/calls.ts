// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { ownGroup } from '@/api/shapes/ownGroup'
import { specValue } from '@/api/shapes/specValue'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/group-buy/pub/page': {list:[{activityCode:'c',skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:[specValue],soloFen:'i',tiers:[{size:'i',priceFen:'i'}],startAt:'i',endAt:'i',state:'s',left:'i',bought:'i',limit:'i'}],total:'i',page:'i',size:'i'},
  'GET /o2mkt-b2c/v1/group-buy/pub/open-groups': {list:[{groupCode:'c',activityCode:'c',skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:[specValue],soloFen:'i',size:'i',priceFen:'i',state:'s',missing:'i',endsAt:'i','closedAt?':'i',members:[{name:'s',leader:'b',own:'b'}],'obstacle?':'s'}],total:'i',page:'i',size:'i'},
  'GET /o2mkt-b2c/v1/group-buy/my-group-list': {list:[ownGroup],total:'i',page:'i',size:'i'}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
