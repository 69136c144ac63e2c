// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { mutationOf } from '@/api/query/useMutation'
import { queryOf } from '@/api/query/useQuery'
import { specValue } from '@/api/shapes/specValue'

// oxfmt-ignore
const shapes = {
  'GET /o2wl/v1/favorites/sku': {list:[{skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:[specValue],keptAt:'i',keptFen:'i',priceFen:'i',listPriceFen:'i',available:'i','unsellable?':'s',changed:'b','droppedFen?':'i','lowest?':'b','back?':'b','left?':'i','couponFen?':'i'}],total:'i',page:'i',size:'i',counts:{ALL:'i',CHEAPER:'i',IN_STOCK:'i',COUPON:'i',GONE:'i'},savedFen:'i',categories:[{categoryCode:'c',name:'s',count:'i'}]},
  'POST /o2wl/v1/favorites/sku/save-all': {favorite:'b',changed:'i',total:'i','takenAt?':'i'},
  'POST /o2wl/v1/favorites/sku/restore': {changed:'i',total:'i'},
  'POST /o2wl/v1/favorites/sku/to-cart': {inCart:'i',left:'i',list:[{skuCode:'c',title:'s',why:'s'}],count:'i'}
} as const

export const call = callOf(shapes)
export const useList = listOf(shapes)
// oxfmt-ignore
export const useMutation = mutationOf(shapes, ['POST /o2wl/v1/favorites/sku/to-cart'])
export const useQuery = queryOf(shapes)
