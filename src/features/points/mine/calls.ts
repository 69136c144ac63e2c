// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { checkIn } from '@/api/shapes/rewards/checkIn'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/customer-point/balance': {pointAvailable:'i',worthFen:'i','endingSoon?':{points:'i',endsAt:'i'}},
  'GET /o2cum/v1/customer-point/transaction': {list:[{entryId:'c',kind:'s',source:'s',points:'i','subject?':'s',createdAt:'i'}],total:'i',page:'i',size:'i',month:'s',earned:'i',spent:'i'},
  'GET /o2cum/v1/checkin': checkIn,
  'POST /o2cum/v1/checkin': {today:'s',checkedToday:'b',streak:'i',month:'s',days:['s'],dailyPoints:'i',rewards:[{days:'i',points:'i'}],earned:'i'},
  'GET /o2ord-b2c/v1/order-trades/status-group': {WAIT_PAY:'i',WAIT_GROUP:'i',WAIT_BALANCE:'i',WAIT_SHIP:'i',WAIT_RECEIVE:'i',COMPLETED:'i',CANCELLED:'i',TO_REVIEW:'i'}
} as const

export const call = callOf(shapes)
export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
