// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const part1 = {'holder?':{nameMasked:'s',idMasked:'s'},regions:[{regionCode:'s',regionName:'s'}],policies:[{policyCode:'c',categoryCode:'c',name:'s',picture:'s',energyLevel:'i',percent:'i',capFen:'i',pieces:'i',validDays:'i',regionCodes:['s'],left:'i',endAt:'i',own:[{qualificationId:'c',state:'s',claimCode:'c',regionCode:'s',regionName:'s',claimedAt:'i',validUntil:'i','orderCode?':'c','subsidyFen?':'i'}],goods:[{spuCode:'c',skuCode:'c',title:'s',picture:'s',priceFen:'i',subsidyFen:'i'}]}],'unbindFrom?':'i'} as const

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/subsidy': part1,
  'POST /o2mkt-b2c/v1/subsidy/claim': part1,
  'POST /o2mkt-b2c/v1/subsidy/unbind': part1,
  'POST /o2cum/v1/customer-info/validateIdCardInfo': {nameMasked:'s',idMasked:'s'}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
