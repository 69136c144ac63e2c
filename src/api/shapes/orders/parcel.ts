// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { visit } from '@/api/shapes/orders/visit'

// oxfmt-ignore
export const parcel = {parcelCode:'c',orderCode:'c',shopCode:'c',number:'i',count:'i',state:'s',carrierName:'s',trackingNo:'s',goods:[{skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:['s'],quantity:'i','gift?':'b'}],'from?':'s',to:'s',tracks:[{at:'i',text:'s',state:'s'}],'arrivesOn?':'s','window?':{from:'i',to:'i'},'stopsBefore?':'i','metresLeft?':'i','courier?':{name:'s',phone:'s'},'signedAt?':'i','toReview?':'b',installed:'b','visit?':visit} as const
