// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { invoiceOffer } from '@/api/shapes/orders/invoiceOffer'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/apply-invoice': invoiceOffer
} as const

export const useQuery = queryOf(shapes)
