// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'

// oxfmt-ignore
const shapes = {
  'POST /o2ord-b2c/v1/order-trades/pay-links': {code:'c',validUntil:'i'}
} as const

export const call = callOf(shapes)
