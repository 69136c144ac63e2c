// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { chatCaseCard } from '@/api/shapes/content/chatCaseCard'
import { chatOrderCard } from '@/api/shapes/content/chatOrderCard'
import { chatProductCard } from '@/api/shapes/content/chatProductCard'

// oxfmt-ignore
export const chatMessage = {number:'i',revision:'i','clientId?':'c',from:'s',kind:'s',at:'i','name?':'s',text:'s','pictures?':['s'],'product?':chatProductCard,'order?':chatOrderCard,'case?':chatCaseCard,'questions?':[{problemCode:'c',title:'s'}],'helped?':'s','takeBackUntil?':'i'} as const
