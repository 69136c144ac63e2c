// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { invoiceDetail } from '@/api/shapes/orders/invoiceDetail'
import { invoiceOffer } from '@/api/shapes/orders/invoiceOffer'
import { invoiceTitle } from '@/api/shapes/orders/invoiceTitle'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/invoice-titles': {list:[invoiceTitle]},
  'GET /o2ord-b2c/v1/apply-invoice': invoiceOffer,
  'POST /o2ord-b2c/v1/apply-invoice': invoiceDetail,
  'POST /o2ord-b2c/v1/modify-invoice': invoiceDetail,
  'GET /o2ord-b2c/v1/invoice': invoiceDetail
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
