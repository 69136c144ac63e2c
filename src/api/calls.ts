// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'

// oxfmt-ignore
const shapes = {
  'GET /o2md/v1/pub/client-ip': {ip:'s'}
} as const

export const call = callOf(shapes)
