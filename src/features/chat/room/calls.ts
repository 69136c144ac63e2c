// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { chatCaseCard } from '@/api/shapes/content/chatCaseCard'
import { chatConversation } from '@/api/shapes/content/chatConversation'
import { chatMessage } from '@/api/shapes/content/chatMessage'
import { chatOrderCard } from '@/api/shapes/content/chatOrderCard'
import { chatProductCard } from '@/api/shapes/content/chatProductCard'
import { uploadOf } from '@/api/upload'

// oxfmt-ignore
const part1 = {message:chatMessage,conversation:chatConversation} as const

// oxfmt-ignore
const shapes = {
  'GET /o2msg/v1/pub/chat/front': {name:'s',official:'b',open:'b',hours:'s',usualWaitS:'i',questions:[{problemCode:'c',title:'s',answer:'s'}],more:'b','product?':chatProductCard},
  'GET /o2msg/v1/chat/card': {'order?':chatOrderCard,'case?':chatCaseCard},
  'POST /o2msg/v1/chat/open': chatConversation,
  'GET /o2msg/v1/chat/messages': {conversation:chatConversation,list:[chatMessage],upTo:'i',more:'b'},
  'POST /o2msg/v1/chat/messages': part1,
  'POST /o2msg/v1/chat/take-back': chatMessage,
  'POST /o2msg/v1/chat/read': chatConversation,
  'POST /o2msg/v1/chat/helped': part1,
  'POST /o2msg/v1/chat/session': chatConversation,
  'POST /o2msg/v1/chat/rate': chatConversation,
  'POST /o2msg/v1/chat/typing': {done:'b'},
  'GET /o2msg/v1/chat/cards': {list:[{'order?':chatOrderCard,'product?':chatProductCard}],total:'i',page:'i',size:'i'},
  'POST /o2msg/v1/chat/ticket': {ticket:'c',path:'s'},
  'POST /o2msg/v1/chat/upload': {path:'s',url:'s'}
} as const

export const call = callOf(shapes)
export const upload = uploadOf(shapes)
export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
