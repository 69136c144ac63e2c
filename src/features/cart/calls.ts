// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'

// oxfmt-ignore
const shapes = {
  'POST /o2cht/v1/order-settlements/submit-cart': {settlementId:'c'}
} as const

export const call = callOf(shapes)
