// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'
import { partnerFile } from '@/api/shapes/people/partnerFile'
import { partnerStanding } from '@/api/shapes/people/partnerStanding'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/partner/query': partnerFile,
  'GET /o2cum/v1/partner/contract': {version:'s',title:'s',intro:'s',sections:[{title:'s',text:'s'}],hash:'s',document:'s'},
  'POST /o2cum/v1/partner/contract': partnerFile,
  'POST /o2cum/v1/partner/leave': {standing:partnerStanding}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
