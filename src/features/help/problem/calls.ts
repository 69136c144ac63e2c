// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { mutationOf } from '@/api/query/useMutation'
import { queryOf } from '@/api/query/useQuery'
import { commonProblem } from '@/api/shapes/content/commonProblem'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/pub/v1/crm-group-get/common-problem-groups': {list:[{groupCode:'c',name:'s',count:'i'}]},
  'GET /o2pcm/pub/v1/crm-group-get/crm-common-problem': {list:[commonProblem],total:'i',page:'i',size:'i'},
  'POST /o2pcm/v1/common-problem-help': {problemCode:'c',helped:'s',solved:'i',unsolved:'i'}
} as const

export const useList = listOf(shapes)
export const useMutation = mutationOf(shapes)
export const useQuery = queryOf(shapes)
