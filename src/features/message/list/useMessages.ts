import type { MessageKind, UserMessage } from '@contract'
import { patch, patchLists } from '@/api'
import { toast } from '@/platform/feedback'
import { messageWords as t } from '../messages'
import { useList, useMutation, useQuery } from './calls'
import { useProvided } from './provided'
import { newestOf, unreadAfter } from './rules'

const keyOf = ({ messageId }: UserMessage) => messageId
const manner = { keepPrevious: true, again: true }

/** Messages of a kind or of all, how many of each are unread, and marking them as read. */
export function useMessages(kind: MessageKind | undefined) {
  const counts = useQuery('GET /o2msg/v1/user-messages/count', manner)
  const list = useList('GET /o2msg/v1/user-messages/list', {
    query: kind === undefined ? {} : { kind },
    size: 20,
    rowKey: keyOf,
    ...manner
  })
  const marking = useMutation('POST /o2msg/v1/user-messages/read-flag')
  useProvided(list.rows)

  /** Shows messages as read before the gateway says so. */
  const showRead = (which: (message: UserMessage) => boolean) => () => {
    const read = list.rows.filter((row) => !row.read && which(row))
    const takeBack = [
      patchLists('GET /o2msg/v1/user-messages/list', (before) => ({
        ...before,
        rows: before.rows.map((row) => (which(row) ? { ...row, read: true } : row))
      })),
      patch('GET /o2msg/v1/user-messages/count', (reply) => unreadAfter(reply, read))
    ]
    return () => takeBack.forEach((undo) => undo())
  }

  const markOne = (message: UserMessage): void => {
    if (message.read) return
    const { messageId } = message
    void marking.send(
      { body: { messageId } },
      showRead((row) => row.messageId === messageId)
    )
  }

  /** All up to the newest that is shown: what comes meanwhile stays unread. */
  const markAll = async (): Promise<void> => {
    const upTo = newestOf(list.rows)
    if (upTo === undefined) return
    const body = kind === undefined ? { upTo } : { upTo, kind }
    const within = (row: UserMessage) => row.number <= upTo && (kind === undefined || row.kind === kind)
    const outcome = await marking.send({ body }, showRead(within))
    if (outcome.ok) toast(t('allRead'))
  }

  const unread = kind === undefined ? (counts.data?.total ?? 0) : (counts.data?.[kind] ?? 0)
  const reload = () => Promise.all([counts.reload(), list.restart()])
  return { counts, list, kind, unread, markOne, markAll, reload }
}

export type Messages = ReturnType<typeof useMessages>
