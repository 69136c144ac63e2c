// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { chatConversation } from '@/api/shapes/chatConversation'
import { uploadOf } from '@/api/upload'

// oxfmt-ignore
const part1 = {title:'s',picture:'s',unitPrice:'i',url:'s',shopId:'c',skuCode:'c',spuCode:'c',specs:'s'} as const

// oxfmt-ignore
const part2 = {caseCode:'c',orderId:'c',title:'s',picture:'s',kindName:'s',statusName:'s',refundFen:'i',url:'s'} as const

// oxfmt-ignore
const part3 = {showOrderId:'s',picture:'s',orderCount:'i',orderTime:'i',orderStatus:'s',statusName:'s',orderId:'c',payMoney:'i',note:'s',title:'s',specs:'s',url:'s'} as const

// oxfmt-ignore
const part4 = {number:'i',revision:'i','clientId?':'c',from:'s',kind:'s',at:'i','name?':'s',text:'s','pictures?':['s'],'product?':part1,'order?':part3,'case?':part2,'questions?':[{problemCode:'c',title:'s'}],'helped?':'s','takeBackUntil?':'i'} as const

// oxfmt-ignore
const part5 = {message:part4,conversation:chatConversation} as const

// oxfmt-ignore
const shapes = {
  'GET /o2msg/v1/pub/chat/front': {name:'s',official:'b',open:'b',hours:'s',usualWaitS:'i',questions:[{problemCode:'c',title:'s',answer:'s'}],more:'b','product?':part1,'order?':part3,'case?':part2},
  'POST /o2msg/v1/chat/open': chatConversation,
  'GET /o2msg/v1/chat/messages': {conversation:chatConversation,list:[part4],upTo:'i',more:'b'},
  'POST /o2msg/v1/chat/messages': part5,
  'POST /o2msg/v1/chat/take-back': part4,
  'POST /o2msg/v1/chat/read': chatConversation,
  'POST /o2msg/v1/chat/helped': part5,
  'POST /o2msg/v1/chat/session': chatConversation,
  'POST /o2msg/v1/chat/rate': chatConversation,
  'POST /o2msg/v1/chat/typing': {done:'b'},
  'GET /o2msg/v1/chat/cards': {list:[{'order?':part3,'product?':part1}],total:'i',page:'i',size:'i'},
  'POST /o2msg/v1/chat/ticket': {ticket:'c',path:'s'},
  'POST /o2msg/v1/chat/upload': {path:'s',url:'s'}
} as const

export const call = callOf(shapes)
export const upload = uploadOf(shapes)
export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
