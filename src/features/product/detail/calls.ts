// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { oneOf } from '@/api/query/useOne'
import { queryOf } from '@/api/query/useQuery'
import { flashWindow } from '@/api/shapes/flashWindow'
import { giftRule } from '@/api/shapes/giftRule'
import { productCard } from '@/api/shapes/goods/productCard'
import { shopCard } from '@/api/shapes/goods/shopCard'
import { specValue } from '@/api/shapes/specValue'
import { video } from '@/api/shapes/video'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/v1/pub/product/detail': {spuCode:'c',title:'s',subtitle:'s',categoryCode:'c',onSale:'b',pictures:['s'],'viewerPictures?':['s'],'video?':video,tags:[{text:'s',kind:'s'}],soldCount:'i',services:[{title:'s',note:'s'}],parameters:[{name:'s',value:'s'}],descriptionHtml:'s',attributes:[{attrCode:'c',name:'s',values:[{valueCode:'c',name:'s','swatch?':'h'}]}],skus:[{skuCode:'c',specs:[specValue],picture:'s','sharePicture?':'s',priceFen:'i',listPriceFen:'i','flash?':flashWindow,'reminded?':'b',available:'i','purchaseLimit?':'i',bought:'i'}],'gifts?':[giftRule],shop:shopCard},
  'GET /o2pcm/v1/pub/product/recommend': {list:[productCard],total:'i',page:'i',size:'i'},
  'GET /o2pcm/v1/pub/product/calculate-freight': {freightFen:'i',freeFromFen:['?','i'],arrivesOn:'s'},
  'GET /o2pcm/v1/pub/product/restricted-sale': {restricted:'b','reason?':'s'},
  'POST /o2inv/v1/inv-query/shop-stock-verify': {skuCode:'c',enough:'b',available:'i'},
  'POST /o2cht/v1/order-settlements/buy-now': {settlementId:'c'}
} as const

export const call = callOf(shapes)
export const useList = listOf(shapes)
export const useOne = oneOf(shapes)
export const useQuery = queryOf(shapes)
