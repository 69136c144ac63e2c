// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { reviewTag } from '@/api/shapes/content/reviewTag'

// oxfmt-ignore
export const review = {reviewId:'c',spuCode:'c',skuCode:'c',specs:['s'],author:'s',score:'i',text:'s',tags:[reviewTag],pictures:['s'],'video?':{url:'s',poster:'s',seconds:'i'},regionName:'s',rewarded:'b','trial?':'b',createdAt:'i','additional?':{text:'s',pictures:['s'],createdAt:'i',days:'i'},'reply?':{shopName:'s',text:'s',createdAt:'i'},helpfulCount:'i',helpful:'b',own:'b','orderCode?':'c'} as const
