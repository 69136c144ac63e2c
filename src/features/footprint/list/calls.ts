// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { mutationOf } from '@/api/query/useMutation'
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/footstep/page': {list:[{day:'s',spuCode:'c',skuCode:'c',title:'s',picture:'s',seenAt:'i',thenFen:'i',priceFen:'i','unsellable?':'s',days:'i',favorite:'b'}],total:'i',page:'i',size:'i',days:[{day:'s',count:'i'}],paused:'b'},
  'POST /o2cum/v1/footstep/delete': {deleted:'i'},
  'POST /o2cum/v1/footstep/pause': {paused:'b'}
} as const

export const useList = listOf(shapes)
export const useMutation = mutationOf(shapes)
export const useQuery = queryOf(shapes)
