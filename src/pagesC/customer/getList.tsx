import { useState } from 'react'
import { ConversationList, useConversations } from '@/features/chat'
import { MessageHead, MessageList, MessageSkeleton, messageWords, useMessages } from '@/features/message'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, Tabs } from '@/ui'

type Part = 'MESSAGES' | 'CHATS'

/** The shopper's messages, by kind, and their conversations; a tap leads to what a message is about. */
function Messages({ kind }: RouteParams['customerGetList']) {
  const [part, setPart] = useState<Part>('MESSAGES')
  const messages = useMessages(kind)
  const conversations = useConversations()
  const shownList = part === 'CHATS' ? conversations.list : messages.list
  return (
    <Screen
      onReachBottom={() => void shownList.loadMore()}
      onPullRefresh={part === 'CHATS' ? conversations.reload : messages.reload}
    >
      <Tabs<Part>
        label={messageWords('parts')}
        items={[
          { key: 'MESSAGES', label: messageWords('title'), count: messages.counts.data?.total },
          { key: 'CHATS', label: messageWords('chats'), count: conversations.unread }
        ]}
        value={part}
        onChange={setPart}
      />
      {part === 'CHATS' ? (
        <ConversationList conversations={conversations} />
      ) : (
        <>
          <MessageHead messages={messages} />
          <MessageList messages={messages} />
        </>
      )}
    </Screen>
  )
}

export default definePage('customerGetList', {
  body: Messages,
  skeleton: <MessageSkeleton />,
  title: () => messageWords('title'),
  screen: { tone: 'tint' }
})
