// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { mutationOf } from '@/api/query/useMutation'
import { oneOf } from '@/api/query/useOne'
import { userRedPacket } from '@/api/shapes/rewards/userRedPacket'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/red-packet/detail-and-record': {packet:userRedPacket,records:[{kind:'s',amountFen:'i',balanceFen:'i',at:'i','orderCode?':'c','title?':'s'}]},
  'POST /o2mkt-b2c/v1/red-packet/use': userRedPacket,
  'POST /o2mkt-b2c/v1/red-packet/stop-use': userRedPacket
} as const

export const useMutation = mutationOf(shapes)
export const useOne = oneOf(shapes)
