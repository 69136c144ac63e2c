// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { usableRewards } from '@/api/shapes/orders/usableRewards'

// oxfmt-ignore
const shapes = {
  'POST /o2inv/v1/inv-query/batch/shop-stock-verify': {list:[{skuCode:'c',enough:'b',available:'i'}]},
  'POST /o2cht/v1/order-settlements/submit-cart': {settlementId:'c'},
  'GET /o2cht/v1/order-settlements/usable-rewards': usableRewards
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
