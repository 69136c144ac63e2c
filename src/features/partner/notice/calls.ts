// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { partnerStanding } from '@/api/shapes/people/partnerStanding'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/glz-partner/check-partner': {standing:partnerStanding,rates:[{categoryCode:'c',name:'s',basisPoints:'i',title:'s',picture:'s',priceFen:'i'}]},
  'POST /o2cum/v1/glz-partner/create-partner': {standing:partnerStanding}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
