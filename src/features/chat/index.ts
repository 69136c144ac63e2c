/** The chat: its screen (`chat/room`) and the list of conversations (`chat/list`); rules in `domain/content/chat`. */
export { ConversationList } from './list/ConversationList'
export { useConversations, type Conversations } from './list/useConversations'
export { TalkSkeleton } from './room/ChatRoom'
export { ChatScreen } from './room/Elsewhere'
