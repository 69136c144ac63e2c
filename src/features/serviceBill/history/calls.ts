// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { mutationOf } from '@/api/query/useMutation'
import { queryOf } from '@/api/query/useQuery'
import { serviceBill } from '@/api/shapes/aftersale/serviceBill'

// oxfmt-ignore
const shapes = {
  'GET /o2as-m-bbc/v1/service-bills/list': {list:[serviceBill],total:'i',page:'i',size:'i',open:'i'},
  'POST /o2as-m-bbc/v1/service-bills/sync': {state:'s','syncedAt?':'i'},
  'GET /o2as-m-bbc/v1/service-bills/syncState': {state:'s','syncedAt?':'i'}
} as const

export const useList = listOf(shapes)
export const useMutation = mutationOf(shapes)
export const useQuery = queryOf(shapes)
