// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/pub/v1/crm-group-get/service-fee': {kinds:[{kindCode:'c',name:'s',picture:'s',works:['s']}],'kindCode?':'c','work?':'s',regionClass:'i',list:[{itemCode:'c',part:'s',name:'s',note:'s',unit:'s',fen:'i',validFrom:'s',earlier:[{validFrom:'s',fen:'i'}],'next?':{validFrom:'s',fen:'i'}}],'mostPaid?':{bills:'i',fromFen:'i',toFen:'i',nothing:'i',within:'i',more:'i'}}
} as const

export const useQuery = queryOf(shapes)
