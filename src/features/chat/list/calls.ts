// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { chatConversation } from '@/api/shapes/chatConversation'

// oxfmt-ignore
const shapes = {
  'POST /o2msg/v1/chat/settings': chatConversation,
  'POST /o2msg/v1/chat/read-all': {unread:'i'}
} as const

export const call = callOf(shapes)
