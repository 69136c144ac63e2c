// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { oneOf } from '@/api/query/useOne'
import { caseDetail } from '@/api/shapes/aftersale/caseDetail'

// oxfmt-ignore
const shapes = {
  'GET /o2as-b2c/v1/after/sale/detail': caseDetail,
  'DELETE /o2as-b2c/v1/after/sale/{id}': {done:'b'},
  'POST /o2as-b2c/v1/after/sale/cancel': caseDetail,
  'GET /o2as-b2c/v1/after/sale/exchange-detail': caseDetail,
  'POST /o2as-b2c/v1/after/sale/exchange-delete': {done:'b'},
  'POST /o2as-b2c/v1/after/sale/cancel-exchange': caseDetail,
  'POST /o2as-b2c/v1/after/sale/confirm-receipt': caseDetail,
  'POST /o2as-b2c/v1/after/sale/answer': caseDetail
} as const

export const call = callOf(shapes)
export const useOne = oneOf(shapes)
