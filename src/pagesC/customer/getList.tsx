import { MessageHead, MessageList, MessageSkeleton, messageWords, useMessages } from '@/features/message'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen } from '@/ui'

/** What the shopper was told, by kind; a tap leads to what a message is about. */
function Messages({ kind }: RouteParams['customerGetList']) {
  const messages = useMessages(kind)
  return (
    <Screen
      title={messageWords('title')}
      tone="tint"
      onReachBottom={() => void messages.list.loadMore()}
      onPullRefresh={messages.reload}
    >
      <MessageHead messages={messages} />
      <MessageList messages={messages} />
    </Screen>
  )
}

export default definePage('customerGetList', { body: Messages, skeleton: <MessageSkeleton /> })
