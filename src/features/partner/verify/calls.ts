// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { partnerFile } from '@/api/shapes/people/partnerFile'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/partner/query': partnerFile,
  'POST /o2cum/v1/partner/verify': partnerFile,
  'POST /o2cum/v1/sms/send-image-code': {captchaKey:'c',picture:'s','question?':'s',expiresInSeconds:'i'},
  'POST /o2cum/v1/sms/send-verification-code': {captchaKey:'c',resendAfterSeconds:'i',expiresInSeconds:'i'}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
