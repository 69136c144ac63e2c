// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { chatRating } from '@/api/shapes/content/chatRating'

// oxfmt-ignore
export const chatConversation = {conversationId:'c','shopCode?':'c',name:'s','logo?':'s',official:'b',state:'s',talkId:'c','agentName?':'s','place?':'i',usualWaitS:'i',open:'b',hours:'s',lastNumber:'i',revision:'i',shopGot:'i',shopRead:'i',shopperGot:'i',shopperRead:'i',unread:'i',typing:'b',muted:'b',ratings:[chatRating]} as const
