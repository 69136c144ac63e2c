// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { buyGroup } from '@/api/shapes/activities/buyGroup'
import { groupActivity } from '@/api/shapes/activities/groupActivity'
import { presale } from '@/api/shapes/activities/presale'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/activity/pub/presale': {list:[presale],total:'i',page:'i',size:'i',open:'i',coming:'i'},
  'GET /o2mkt-b2c/v1/group-buy/pub/sku-detail-group': {'activity?':groupActivity,groups:[buyGroup]},
  'GET /o2mkt-b2c/v1/activity/pub': {list:[{kind:'s',activityCode:'c',skuCode:'c',spuCode:'c',title:'s',picture:'s',priceFen:'i',startAt:'i',endAt:'i',allotment:'i',left:'i','assistCode?':'c','lowest?':'b'}],'rebate?':{rebateFen:'i',days:'i'},'subsidyFen?':'i','trialCode?':'c'}
} as const

export const useQuery = queryOf(shapes)
