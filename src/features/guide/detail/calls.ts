// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { video } from '@/api/shapes/video'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/pub/v1/crm-group-get/installation': {list:[{guideCode:'c',name:'s',picture:'s','freeFee?':'s',paidFees:'i'}]},
  'GET /o2pcm/pub/v1/crm-group-get/installation-detail': {guideCode:'c',name:'s',picture:'s',figure:'s',minutes:'i',prepare:['s'],measures:[{name:'s',mm:'i',note:'s'}],steps:[{title:'s',text:'s'}],'video?':video,fees:[{name:'s',fen:'i',unit:'s',note:'s'}]}
} as const

export const useQuery = queryOf(shapes)
