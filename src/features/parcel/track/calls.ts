// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { mutationOf } from '@/api/query/useMutation'
import { oneOf } from '@/api/query/useOne'
import { queryOf } from '@/api/query/useQuery'
import { freeWindows } from '@/api/shapes/orders/freeWindows'
import { parcel } from '@/api/shapes/orders/parcel'
import { visit } from '@/api/shapes/orders/visit'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/parcel/parcel-infos': {list:[parcel]},
  'GET /o2ord-b2c/v1/parcel/visit-windows': freeWindows,
  'POST /o2ord-b2c/v1/parcel/visit': visit,
  'POST /o2ord-b2c/v1/parcel/visit-cancel': visit
} as const

export const useMutation = mutationOf(shapes)
export const useOne = oneOf(shapes)
export const useQuery = queryOf(shapes)
