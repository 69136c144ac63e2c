import type { ChatSummary } from '@contract'
import { useState } from 'react'
import { GatewayError, patchLists } from '@/api'
import { stores } from '@/stores'
import { call, useList } from './calls'

const LIST = 'GET /o2msg/v1/chat/conversations'
const rowKey = ({ conversationId }: ChatSummary) => conversationId

export type ConversationGroup = 'ALL' | 'UNREAD' | 'SHOPS'

const isIn: Record<ConversationGroup, (conversation: ChatSummary) => boolean> = {
  ALL: () => true,
  UNREAD: ({ unread }) => unread > 0,
  SHOPS: ({ official }) => !official
}

const patchRow = (id: string, change: (conversation: ChatSummary) => ChatSummary | undefined) =>
  patchLists(LIST, (list) => ({
    ...list,
    rows: list.rows.flatMap((row) => (row.conversationId === id ? (change(row) ?? []) : [row]))
  }))

/** The shopper's conversations of a group, and what can be done with them. Read it in an `observer`. */
export function useConversations() {
  const [group, setGroup] = useState<ConversationGroup>('ALL')
  // all that somebody has in one page: what is unread is counted, narrowed to and marked among all of them
  const list = useList('GET /o2msg/v1/chat/conversations', {
    query: {},
    size: 90,
    rowKey,
    when: stores.session.loggedIn,
    again: true
  })
  const all = list.rows
  const unread = all.reduce((sum, conversation) => sum + (conversation.muted ? 0 : conversation.unread), 0)

  /** Does it as it is shown already; what failed was said by `call` and shows as it was. */
  const attempt = async (undo: () => void, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (failure) {
      undo()
      if (!(failure instanceof GatewayError)) throw failure
    }
  }

  const readAll = async () => {
    const marks = all
      .filter((conversation) => conversation.unread > 0)
      .map(({ conversationId, lastNumber }) => ({ conversationId, number: lastNumber }))
    if (marks.length === 0) return
    const undo = patchLists(LIST, (before) => ({ ...before, rows: before.rows.map((row) => ({ ...row, unread: 0 })) }))
    await attempt(undo, () => call('POST /o2msg/v1/chat/read-all', { body: { marks } }))
  }
  const mute = (id: string, muted: boolean) =>
    attempt(
      patchRow(id, (row) => ({ ...row, muted })),
      () => call('POST /o2msg/v1/chat/settings', { body: { conversationId: id, muted } })
    )
  /** Off the list up to what was shown: what has come meanwhile leaves it there. */
  const remove = ({ conversationId, lastNumber: hiddenTo }: ChatSummary) =>
    attempt(
      patchRow(conversationId, () => undefined),
      () => call('POST /o2msg/v1/chat/settings', { body: { conversationId, hiddenTo } })
    )
  return {
    list: { ...list, rows: all.filter(isIn[group]) },
    group,
    setGroup,
    unread,
    readAll,
    mute,
    remove,
    reload: list.reload
  }
}

export type Conversations = ReturnType<typeof useConversations>
