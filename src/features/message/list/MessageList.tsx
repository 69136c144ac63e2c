import { View } from '@tarojs/components'
import type { UserMessage } from '@contract'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { serverNow } from '@/api'
import { shopMidnight } from '@/lib/dates'
import { go, goToPath } from '@/routes'
import { Button, EmptyState, Skeleton, type SkeletonPart } from '@/ui'
import { DayHead } from '@/ui/list/DayHead'
import { PagedList } from '@/ui/list/PagedList'
import { messageWords as t } from '../messages'
import { GoneSheet } from './GoneSheet'
import { MessageRow } from './MessageRow'
import { withDays, type Line } from './rules'
import type { Messages } from './useMessages'
import './message.scss'

/** px, with the space below it. */
const rowHeight = 154
const keyOf = ({ key }: Line<UserMessage>) => key
const kindOf = (line: Line<UserMessage>) => ('row' in line ? 'row' : 'day')

/** Messages by day, the newest first; a tap reads one and leads where it leads. */
export const MessageList = observer(function MessageList({ messages }: { messages: Messages }) {
  const { list, kind, unread, markOne, markAll } = messages
  const [staleMessage, setStaleMessage] = useState<UserMessage>()
  const lines = useMemo(() => withDays(list.rows, shopMidnight), [list.rows])
  const open = (message: UserMessage) => {
    markOne(message)
    if (message.gone) setStaleMessage(message)
    else void goToPath(`/${message.page}`)
  }
  return (
    <>
      <PagedList
        list={list}
        items={lines}
        name={kind ?? ''}
        keyOf={keyOf}
        kindOf={kindOf}
        about={rowHeight}
        onRetry={messages.reload}
        skeleton={<MessageSkeleton />}
        empty={
          kind === undefined ? (
            <EmptyState
              drawing="order"
              title={t('empty')}
              note={t('emptyNote')}
              action={{ label: t('goShopping'), onTap: () => go('index') }}
            />
          ) : (
            <EmptyState
              drawing="search"
              title={t('emptyKind', { kind: t(kind) })}
              action={{
                label: t('seeAll'),
                onTap: () => go('customerGetList', {}, { replace: true }),
                kind: 'outline'
              }}
            />
          )
        }
      >
        {(line, index) =>
          'row' in line ? (
            <View role="listitem">
              <MessageRow message={line.row} onTap={() => open(line.row)} />
            </View>
          ) : (
            <View className="message-day" role="listitem">
              <DayHead day={line.day} now={serverNow()} />
              {index === 0 && unread > 0 ? (
                <Button kind="text" size="s" onTap={() => void markAll()}>
                  {t('readAll')}
                </Button>
              ) : null}
            </View>
          )
        }
      </PagedList>
      <GoneSheet message={staleMessage} onClose={() => setStaleMessage(undefined)} />
    </>
  )
})

const waiting: SkeletonPart = ['card', ['row', 'avatar', ['lines', 'line', 'short']], ['row', 'icon', 'label']]

/** Messages to come. */
export const MessageSkeleton = () => <Skeleton of={[['.message-day', 'label'], waiting, waiting, waiting, waiting]} />
