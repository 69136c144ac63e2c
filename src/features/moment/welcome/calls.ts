// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { userRedPacket } from '@/api/shapes/rewards/userRedPacket'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/customer-info/getUserInfo': {receivePacketFlag:'i',firstOrderFlag:'i'},
  'GET /o2mkt-b2c/v1/pub/red-packet/new-customer': {redPacketCode:'s','amountFen?':'i','thresholdFen?':'i','validDays?':'i'},
  'POST /o2mkt-b2c/v1/red-packet/receive': userRedPacket
} as const

export const call = callOf(shapes)
