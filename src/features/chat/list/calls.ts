// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { chatConversation } from '@/api/shapes/content/chatConversation'
import { chatMessage } from '@/api/shapes/content/chatMessage'
import { chatRating } from '@/api/shapes/content/chatRating'

// oxfmt-ignore
const shapes = {
  'GET /o2msg/v1/chat/conversations': {list:[{conversationId:'c','shopCode?':'c',name:'s','logo?':'s',official:'b',state:'s',talkId:'c','agentName?':'s','place?':'i',usualWaitS:'i',open:'b',hours:'s',lastNumber:'i',revision:'i',shopGot:'i',shopRead:'i',shopperGot:'i',shopperRead:'i',unread:'i',typing:'b',muted:'b',ratings:[chatRating],'last?':chatMessage,'about?':{picture:'s',title:'s',statusName:'s',kind:'s'}}],total:'i',page:'i',size:'i',unread:'i'},
  'POST /o2msg/v1/chat/settings': chatConversation,
  'POST /o2msg/v1/chat/read-all': {unread:'i'}
} as const

export const call = callOf(shapes)
export const useList = listOf(shapes)
