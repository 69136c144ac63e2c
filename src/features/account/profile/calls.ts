// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { customerInfo } from '@/api/shapes/people/customerInfo'
import { uploadOf } from '@/api/upload'

// oxfmt-ignore
const shapes = {
  'PUT /o2cum/v1/customer-info': customerInfo,
  'POST /o2cum/v1/customer-info/upload-avatar': {avatar:'s'},
  'GET /o2cum/v1/customer-info/point-and-level-detail': {levelCode:'c',levelName:'s',pointAvailable:'i',nextLevelName:['?','s'],toNextLevelFen:['?','i']}
} as const

export const call = callOf(shapes)
export const upload = uploadOf(shapes)
export const useQuery = queryOf(shapes)
