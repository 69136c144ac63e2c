// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { invoiceTitle } from '@/api/shapes/orders/invoiceTitle'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/invoice-titles': {list:[invoiceTitle]},
  'POST /o2ord-b2c/v1/invoice-titles': invoiceTitle,
  'PUT /o2ord-b2c/v1/invoice-titles': invoiceTitle,
  'DELETE /o2ord-b2c/v1/invoice-titles': {done:'b'}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
