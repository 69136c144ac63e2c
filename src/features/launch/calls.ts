// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'

// oxfmt-ignore
const shapes = {
  'POST /o2cum/v1/partner/click': {kept:'b'}
} as const

export const call = callOf(shapes)
