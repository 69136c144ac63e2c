// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { parcel } from '@/api/shapes/orders/parcel'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/parcel/parcel-list': {list:[parcel],total:'i',page:'i',size:'i',counts:{PACKED:'i',MOVING:'i',DELIVERING:'i',SIGNED:'i'},today:'i'}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
