// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { oneOf } from '@/api/query/useOne'
import { queryOf } from '@/api/query/useQuery'
import { reviewTag } from '@/api/shapes/content/reviewTag'
import { specValue } from '@/api/shapes/specValue'
import { uploadOf } from '@/api/upload'

// oxfmt-ignore
const part1 = {reviewId:'c',spuCode:'c',skuCode:'c',specs:['s'],author:'s',score:'i',text:'s',tags:[reviewTag],pictures:['s'],'video?':{url:'s',poster:'s',seconds:'i'},regionName:'s',rewarded:'b','trial?':'b',createdAt:'i','additional?':{text:'s',pictures:['s'],createdAt:'i',days:'i'},'reply?':{shopName:'s',text:'s',createdAt:'i'},helpfulCount:'i',helpful:'b',own:'b','orderCode?':'c',status:'s','refusedFor?':'s','additionalStatus?':'s',deliveryScore:'i','installScore?':'i'} as const

// oxfmt-ignore
const shapes = {
  'POST /o2cmt/v1/product-comment/b2c/create': {list:[part1],points:'i'},
  'POST /o2cmt/v1/product-comment/b2c/upload': {path:'s'},
  'POST /o2cmt/v1/product-comment/b2c/upload-video': {path:'s',seconds:'i'},
  'GET /o2cmt/v1/product-comment/b2c/create': {list:[{orderCode:'c',skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:[specValue],receivedAt:'i',installed:'b','trial?':'b',tags:[reviewTag],state:'s','addBefore?':'i','review?':part1}],total:'i',page:'i',size:'i'},
  'POST /o2cmt/v1/glz-product-comment/b2c/upload': {path:'s'},
  'POST /o2cmt/v1/glz-product-comment/b2c/create-additional': part1
} as const

export const call = callOf(shapes)
export const upload = uploadOf(shapes)
export const useOne = oneOf(shapes)
export const useQuery = queryOf(shapes)
