/** A shopper's messages: by kind, unread ones, and where each leads. */
export { MessageList, MessageSkeleton } from './list/MessageList'
export { MessageHead } from './list/MessageHead'
export { messageWords } from './messages'
export { useMessages } from './list/useMessages'
