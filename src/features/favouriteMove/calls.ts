// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'

// oxfmt-ignore
const shapes = {
  'POST /o2wl/v1/favorites/sku/save-all': {favorite:'b',changed:'i',total:'i','takenAt?':'i'}
} as const

export const call = callOf(shapes)
