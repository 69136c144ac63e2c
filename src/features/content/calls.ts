// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const part1 = {code:'c',title:'s',effectiveOn:'s',intro:'s',sections:[{title:'s',text:'s'}]} as const

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/pub/v1/crm-group-get': {list:[part1]},
  'GET /o2pcm/pub/v1/crm-group-get/crm-policy': {list:[{code:'c',title:'s'}],'document?':part1}
} as const

export const useQuery = queryOf(shapes)
