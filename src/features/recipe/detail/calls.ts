// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { oneOf } from '@/api/query/useOne'
import { productCard } from '@/api/shapes/goods/productCard'
import { video } from '@/api/shapes/video'

// oxfmt-ignore
const shapes = {
  'GET /o2pcm/pub/v1/crm-group-get/recipe-detail': {recipeCode:'c',name:'s',picture:'s',applianceCode:'c',tastes:[{tasteCode:'c',name:'s'}],minutes:'i',level:'i',cookedCount:'i',favorite:'b','sharePicture?':'s',applianceName:'s',kcal:'i',persons:'i',ingredients:[{name:'s','amount?':'n',unit:'s',measure:'s'}],steps:[{title:'s',text:'s',picture:'s','seconds?':'i'}],'video?':video,'pot?':{mlEach:'i',ml:'i',own:'b'},'product?':productCard}
} as const

export const useOne = oneOf(shapes)
