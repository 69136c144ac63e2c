// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { mutationOf } from '@/api/query/useMutation'
import { queryOf } from '@/api/query/useQuery'
import { userRedPacket } from '@/api/shapes/rewards/userRedPacket'

// oxfmt-ignore
const part1 = {riddleCode:'c',triesLeft:'i',triesUsed:'i',acts:[{act:'s',state:'s'}],'win?':{answer:'s',packet:userRedPacket,rank:'i'},'reminded?':'b',records:[{riddleCode:'c',at:'i',text:'s',tries:'i','amountFen?':'i'}]} as const

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/pub/password-red-packet': {riddleCode:'c',kind:'s',text:'s',length:'i',letters:['s'],hints:[{openAt:'i','text?':'s'}],maxFen:'i',endAt:'i',winners:'i'},
  'GET /o2mkt-b2c/v1/password-red-packet': part1,
  'POST /o2mkt-b2c/v1/password-red-packet/use-pass': {right:'b',round:part1},
  'POST /o2mkt-b2c/v1/password-red-packet/earn': part1,
  'POST /o2mkt-b2c/v1/password-red-packet/remind': part1
} as const

export const call = callOf(shapes)
// oxfmt-ignore
export const useMutation = mutationOf(shapes, ['POST /o2mkt-b2c/v1/password-red-packet/use-pass'])
export const useQuery = queryOf(shapes)
