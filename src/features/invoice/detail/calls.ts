// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { oneOf } from '@/api/query/useOne'
import { invoiceDetail } from '@/api/shapes/orders/invoiceDetail'

// oxfmt-ignore
const shapes = {
  'POST /o2ord-b2c/v1/invoice/confirm-red': invoiceDetail,
  'GET /o2ord-b2c/v1/invoice': invoiceDetail,
  'POST /o2ord-b2c/v1/invoice': invoiceDetail
} as const

export const call = callOf(shapes)
export const useOne = oneOf(shapes)
