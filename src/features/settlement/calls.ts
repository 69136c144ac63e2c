// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { settlement } from '@/api/shapes/orders/settlement'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/customer-point/consume-rule': {pointsPerFen:'i',leastPoints:'i',mostBasisPoints:'i'},
  'GET /o2cht/v1/order-settlements/query-settlement-detail': settlement,
  'POST /o2cht/v1/order-settlements/modify-settlement-address': settlement,
  'POST /o2cht/v1/order-settlements/modify-settlement-remark': {done:'b'},
  'POST /o2cht/v1/order-settlements/modify-settlement-activities': settlement,
  'POST /o2cht/v1/order-settlements/modify-notification-mobile-number': settlement,
  'POST /o2cht/v1/order-settlements/modify-activities': settlement,
  'POST /o2cht/v1/order-settlements/submit': {orderCodes:['c'],payFen:'i',payBefore:'i'}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
