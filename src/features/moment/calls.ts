// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'

// oxfmt-ignore
const shapes = {
  'POST /o2msg/v1/subscribe-messages': {allowed:[{template:'s',count:'i'}]}
} as const

export const call = callOf(shapes)
