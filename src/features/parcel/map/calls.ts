// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2srh/v1/glz-apis/map': {places:[{kind:'s',name:'s',point:{longitude:'n',latitude:'n',datum:'s'},passed:'b'}],updatedAt:'i','tiles?':{url:'s',attribution:'s',datum:'s',maxZoom:'i'}}
} as const

export const useQuery = queryOf(shapes)
