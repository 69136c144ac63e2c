// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { uploadOf } from '@/api/upload'

// oxfmt-ignore
const part1 = {nameMasked:'s',idMasked:'s','picturesUntil?':'i'} as const

// oxfmt-ignore
const part2 = {'holder?':part1,regions:[{regionCode:'s',regionName:'s'}],policies:[{policyCode:'c',categoryCode:'c',name:'s',picture:'s',energyLevel:'i',percent:'i',capFen:'i',pieces:'i',validDays:'i',regionCodes:['s'],left:'i',endAt:'i',own:[{qualificationId:'c',state:'s',claimCode:'c',regionCode:'s',regionName:'s',claimedAt:'i',validUntil:'i','orderCode?':'c','subsidyFen?':'i','serialNo?':'s',remindsBySms:'b'}],goods:[{spuCode:'c',skuCode:'c',title:'s',picture:'s',priceFen:'i',subsidyFen:'i'}]}],'unbindFrom?':'i'} as const

// oxfmt-ignore
const shapes = {
  'POST /o2pcm/v1/geocoder': {provinceCode:'s',cityCode:'s','districtCode?':'s',regionName:'s'},
  'GET /o2mkt-b2c/v1/subsidy': part2,
  'POST /o2mkt-b2c/v1/subsidy/claim': part2,
  'POST /o2mkt-b2c/v1/subsidy/unbind': part2,
  'POST /o2mkt-b2c/v1/subsidy/remind': part2,
  'POST /o2mkt-b2c/v1/subsidy/upload': {path:'s'},
  'POST /o2cum/v1/customer-info/validateIdCardInfo': part1,
  'POST /o2mkt-b2c/v1/subsidy/send-code': {captchaKey:'c',resendAfterSeconds:'i',expiresInSeconds:'i'},
  'POST /o2cum/v1/customer-info/get-decrypt-customer-info': {realName:'s',idNumber:'s'}
} as const

export const call = callOf(shapes)
export const upload = uploadOf(shapes)
export const useQuery = queryOf(shapes)
