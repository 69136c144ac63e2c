// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { withdrawal } from '@/api/shapes/money/withdrawal'

// oxfmt-ignore
const part1 = {cardId:'c',bankName:'s',lastFour:'s',holder:'s',usableAt:'i'} as const

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/partner/withdraw': {availableFen:'i',frozenFen:'i',mostFen:'i',card:['?',part1],holder:'s',phoneMasked:'s',rule:{leastFen:'i',dailyFen:'i',monthlyTimes:'i',freeTimes:'i',feeFen:'i'},todayFen:'i',monthTimes:'i',tax:{mode:'s',incomeFen:'i',withheldFen:'i',months:'i'}},
  'POST /o2cum/v1/partner/card': part1,
  'POST /o2cum/v1/partner/withdraw-code': {captchaKey:'c',resendAfterSeconds:'i',expiresInSeconds:'i'},
  'POST /o2cum/v1/partner/withdraw': withdrawal
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
