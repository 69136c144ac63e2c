// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { buyGroup } from '@/api/shapes/activities/buyGroup'
import { groupActivity } from '@/api/shapes/activities/groupActivity'
import { ownGroup } from '@/api/shapes/activities/ownGroup'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/group-buy/pub/page': {list:[groupActivity],total:'i',page:'i',size:'i'},
  'GET /o2mkt-b2c/v1/group-buy/pub/open-groups': {list:[buyGroup],total:'i',page:'i',size:'i'},
  'GET /o2mkt-b2c/v1/group-buy/my-group-list': {list:[ownGroup],total:'i',page:'i',size:'i'}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
