// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { mutationOf } from '@/api/query/useMutation'
import { oneOf } from '@/api/query/useOne'
import { queryOf } from '@/api/query/useQuery'
import { serviceBill } from '@/api/shapes/aftersale/serviceBill'
import { freeWindows } from '@/api/shapes/orders/freeWindows'

// oxfmt-ignore
const shapes = {
  'GET /o2as-b2c/v1/fix-install-bills/pub/visit-windows': freeWindows,
  'POST /o2as-b2c/v1/fix-install-bills/pub/fix-detail': serviceBill,
  'POST /o2as-b2c/v1/fix-install-bills/quote-answer': serviceBill,
  'POST /o2as-b2c/v1/fix-install-bills/pub/quote-answer': serviceBill,
  'POST /o2as-b2c/v1/fix-install-bills/pay-order': {orderCode:'c'},
  'POST /o2as-b2c/v1/fix-install-bills/review': serviceBill,
  'GET /o2as-m-bbc/v1/service-bills/detail': serviceBill,
  'PUT /o2as-m-bbc/v1/service-bills/{billId}': serviceBill,
  'POST /o2as-m-bbc/v1/service-bills/cancel': serviceBill,
  'DELETE /o2as-m-bbc/v1/service-bills/delete': {done:'b'}
} as const

export const call = callOf(shapes)
// oxfmt-ignore
export const useMutation = mutationOf(shapes, ['POST /o2as-b2c/v1/fix-install-bills/review'])
export const useOne = oneOf(shapes)
export const useQuery = queryOf(shapes)
