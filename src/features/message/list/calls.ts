// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { mutationOf } from '@/api/query/useMutation'
import { oneOf } from '@/api/query/useOne'
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const part1 = {messageId:'c',number:'i',kind:'s',target:'s',title:'s',body:'s','about?':'s','picture?':'s',page:'s',gone:'b',createdAt:'i',read:'b'} as const

// oxfmt-ignore
const shapes = {
  'GET /o2msg/v1/user-messages/count': {total:'i',ORDER:'i',PARCEL:'i',OFFER:'i',SERVICE:'i'},
  'GET /o2msg/v1/user-messages/list': {list:[part1],total:'i',page:'i',size:'i'},
  'GET /o2msg/v1/user-messages/detail': part1,
  'POST /o2msg/v1/user-messages/read-flag': {marked:'i'}
} as const

export const useList = listOf(shapes)
export const useMutation = mutationOf(shapes)
export const useOne = oneOf(shapes)
export const useQuery = queryOf(shapes)
