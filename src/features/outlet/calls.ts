// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { mutationOf } from '@/api/query/useMutation'
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2md/v1/pub/service-outlets': {list:[{outletCode:'c',name:'s',address:'s',cityName:'s',latitude:'n',longitude:'n',phone:'s',services:['s'],hours:[{days:['i'],from:'i',to:'i'}],open:'b','until?':'i','metres?':'i',own:'b'}],total:'i',page:'i',size:'i',cities:[{cityCode:'s',name:'s',count:'i'}],'tiles?':{url:'s',attribution:'s',datum:'s',maxZoom:'i'}},
  'POST /o2cum/v1/customer-info/save-branch-info': {outletCode:['?','c']}
} as const

export const useList = listOf(shapes)
export const useMutation = mutationOf(shapes)
export const useQuery = queryOf(shapes)
