// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { mutationOf } from '@/api/query/useMutation'
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/activity/pub/seckil': {sessions:[{sessionCode:'c',startAt:'i',endAt:'i',rows:[{skuCode:'c',spuCode:'c',title:'s',picture:'s',priceFen:'i',regularPriceFen:'i','lowest?':'b',allotment:'i',left:'i',held:'i','returnsAt?':'i',limit:'i',state:'s','reminded?':'b','orderCode?':'c'}]}],'nextAt?':'i'},
  'POST /o2cht/v1/order-settlements/buy-now': {settlementId:'c'}
} as const

// oxfmt-ignore
export const useMutation = mutationOf(shapes, ['POST /o2cht/v1/order-settlements/buy-now'])
export const useQuery = queryOf(shapes)
