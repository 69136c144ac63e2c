// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { partnerAccount } from '@/api/shapes/money/partnerAccount'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/partner/account': partnerAccount,
  'GET /o2cum/v1/partner/account-details': {list:[{entryId:'c',kind:'s',amountFen:'i',at:'i','title?':'s','buyer?':'s','orderTail?':'s','basisPoints?':'i','state?':'s','thawsAt?':'i','bankName?':'s','lastFour?':'s','arrivesFen?':'i'}],total:'i',page:'i',size:'i',month:'s',inFen:'i',outFen:'i'}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
