import { View } from '@tarojs/components'
import type { ChatSummary } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { go } from '@/routes'
import { Button, Cell, Chip, EmptyState, Icon, Pressable, Sheet, Skeleton } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { PagedList } from '@/ui/list/PagedList'
import { chatWords as t } from '../messages'
import { ConversationRow } from './ConversationRow'
import type { ConversationGroup, Conversations } from './useConversations'
import './list.scss'

const keyOf = ({ conversationId }: ChatSummary) => conversationId
/** px, with the space below it. */
const rowHeight = 108

const Head = observer(function Head({ of }: { of: Conversations }) {
  const { group, setGroup, unread, readAll } = of
  const chips: [ConversationGroup, string][] = [
    ['ALL', t('all')],
    ['UNREAD', unread > 0 ? `${t('unreadOnly')} ${unread > 99 ? '99+' : unread}` : t('unreadOnly')],
    ['SHOPS', t('shops')]
  ]
  return (
    <Row gap={2} className="chat-head">
      <Row align="stretch" gap={2} wrap grow>
        {chips.map(([groupName, words]) => (
          <Chip key={groupName} selected={group === groupName} onTap={() => setGroup(groupName)}>
            {words}
          </Chip>
        ))}
      </Row>
      {unread === 0 ? null : (
        <Pressable
          className="ui__row ui__gap-1 ui__size-3 ui__tone-action ui__hit ui__fixed"
          onTap={() => void readAll()}
        >
          <Icon name="check" size={16} />
          <View>{t('readAll')}</View>
        </Pressable>
      )}
    </Row>
  )
})

/** The shopper's conversations with the brand and its shops; each says what order it is about and how far that is. */
export const ConversationList = observer(function ConversationList({
  conversations
}: {
  conversations: Conversations
}) {
  const { list, group, setGroup } = conversations
  const [open, setOpen] = useState<ChatSummary>()
  const close = () => setOpen(undefined)
  const isNarrowed = group !== 'ALL'
  return (
    <View className="chat-list">
      <Head of={conversations} />
      <PagedList
        list={list}
        name={group}
        keyOf={keyOf}
        about={rowHeight}
        skeleton={<Skeleton shape="rows" />}
        empty={
          <EmptyState
            drawing="order"
            title={t(group === 'UNREAD' ? 'noneUnread' : 'none')}
            note={isNarrowed ? undefined : t('noneNote')}
            action={
              isNarrowed
                ? { label: t('all'), onTap: () => setGroup('ALL') }
                : { label: t('toService'), onTap: () => go('customerBackpage', {}) }
            }
          />
        }
        foot={
          <Text size={2} tone="ink-3" center className="chat-list__kept">
            {t('kept')}
          </Text>
        }
      >
        {(conversation) => <ConversationRow conversation={conversation} onMore={() => setOpen(conversation)} />}
      </PagedList>
      <Sheet open={open !== undefined} onClose={close} title={open?.name ?? ''}>
        {open === undefined ? null : (
          <View className="chat-acts">
            <Cell
              label={t(open.muted ? 'unmute' : 'mute')}
              onTap={() => {
                close()
                void conversations.mute(open.conversationId, !open.muted)
              }}
            />
            <Button
              kind="text"
              danger
              block
              onTap={() => {
                close()
                void conversations.remove(open)
              }}
            >
              {t('remove')}
            </Button>
            <Text size={2} tone="ink-3" center>
              {t('removeNote')}
            </Text>
          </View>
        )}
      </Sheet>
    </View>
  )
})
