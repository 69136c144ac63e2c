import { ChatScreen, TalkSkeleton } from '@/features/chat'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'

/** The chat with the shop's people. */
function CustomerBackpage(params: RouteParams['customerBackpage']) {
  return <ChatScreen opened={params} />
}

export default definePage('customerBackpage', { body: CustomerBackpage, skeleton: <TalkSkeleton /> })
