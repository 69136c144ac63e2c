// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { parcel } from '@/api/shapes/parcel'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/parcel/parcel-infos': {list:[parcel]}
} as const

export const useQuery = queryOf(shapes)
