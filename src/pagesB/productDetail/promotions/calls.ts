// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { usableRewards } from '@/api/shapes/orders/usableRewards'

// oxfmt-ignore
const shapes = {
  'GET /o2cht/v1/order-settlements/usable-rewards': usableRewards
} as const

export const call = callOf(shapes)
