// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { mutationOf } from '@/api/query/useMutation'

// oxfmt-ignore
const shapes = {
  'POST /o2mkt-b2c/v1/activity/subscribe-ms-activity': {skuCode:'c',reminded:'b',startAt:'i'},
  'POST /o2mkt-b2c/v1/activity/cancel-subscribe-ms-activity': {skuCode:'c',reminded:'b'}
} as const

export const useMutation = mutationOf(shapes)
