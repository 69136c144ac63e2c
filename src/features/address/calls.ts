// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { mutationOf } from '@/api/query/useMutation'
import { queryOf } from '@/api/query/useQuery'
import { orderDetail } from '@/api/shapes/orders/orderDetail'
import { settlement } from '@/api/shapes/orders/settlement'
import { address } from '@/api/shapes/people/address'

// oxfmt-ignore
const shapes = {
  'POST /o2cum/v1/bp-address': address,
  'PUT /o2cum/v1/bp-address': address,
  'DELETE /o2cum/v1/bp-address': {done:'b'},
  'POST /o2cum/v1/bp-address/set-default-address': {done:'b'},
  'POST /o2cum/v1/bp-address/paste-address-parse': {'receiver?':'s','phone?':'s','provinceCode?':'s','cityCode?':'s','districtCode?':'s','detail?':'s'},
  'GET /o2cht/v1/order-settlements/query-settlement-detail': settlement,
  'POST /o2cht/v1/order-settlements/modify-settlement-address': settlement,
  'GET /o2ord-b2c/v1/order-trades/detail': orderDetail,
  'POST /o2ord-b2c/v1/update-address': orderDetail
} as const

export const call = callOf(shapes)
// oxfmt-ignore
export const useMutation = mutationOf(shapes, ['POST /o2cum/v1/bp-address'])
export const useQuery = queryOf(shapes)
