// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { oneOf } from '@/api/query/useOne'
import { settlement } from '@/api/shapes/orders/settlement'

// oxfmt-ignore
const shapes = {
  'GET /o2cht/v1/order-settlements/query-settlement-detail': settlement,
  'POST /o2cht/v1/order-settlements/modify-invoice': settlement
} as const

export const call = callOf(shapes)
export const useOne = oneOf(shapes)
