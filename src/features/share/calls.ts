// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'

// oxfmt-ignore
const shapes = {
  'GET /o2srh/pub/v1/wx-schemes': {link:'s',expiresAt:'i'}
} as const

export const call = callOf(shapes)
