// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { oneOf } from '@/api/query/useOne'
import { queryOf } from '@/api/query/useQuery'
import { productCard } from '@/api/shapes/goods/productCard'
import { shopFound } from '@/api/shapes/goods/shopFound'

// oxfmt-ignore
const shapes = {
  'GET /o2srh/v1/pub/online-shop-list/search': {list:[shopFound],total:'i',page:'i',size:'i'},
  'GET /o2md/v1/pub/online-shop/detail': {shopCode:'c',shopName:'s',logo:'s',slogan:'s',productCount:'i',soldCount:'i',selfOperated:'b','followerCount?':'i','score?':'i','closed?':'b','openedOn?':'s','place?':'s','phone?':'s',categories:[{categoryCode:'c',name:'s',picture:'s',count:'i'}],newCount:'i',flashCount:'i',promises:[{kind:'s',title:'s',note:'s'}],'stars?':{overall:'i',goods:'i',delivery:'i','service?':'i',reviews:'i',average:{goods:'i',delivery:'i','service?':'i'}},'followCoupon?':{couponCode:'c',amountFen:'i',thresholdFen:'i'},licences:[{kind:'c',title:'s'}],'closing?':{since:'i',reason:'s'}},
  'GET /o2srh/v1/pub/platform-products/medias': {list:[productCard]}
} as const

export const useOne = oneOf(shapes)
export const useQuery = queryOf(shapes)
