import { View } from '@tarojs/components'
import type { ChatSummary } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { go } from '@/routes'
import { readDraft } from '@/stores'
import { Badge, classes, Icon, Picture, Pressable, Tag } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { Face } from '../face/Face'
import { chatWords as t } from '../messages'
import { draftName, inShort, listTime } from '../rules'
import './list.scss'

/** What it is about, and how far that is. */
const About = observer(function About({ about }: { about: NonNullable<ChatSummary['about']> }) {
  return (
    <Text size={2} tone="ink-2" above={2} className="chat-about">
      <View className="chat-about__picture">
        <Picture src={about.picture} alt="" />
      </View>
      <Text lines={1} shrinks>
        {about.title}
      </Text>
      <View className={`chat-about__state chat-about__state--${about.kind.toLowerCase()}`}>{about.statusName}</View>
    </Text>
  )
})

const Last = observer(function Last({ conversation }: { conversation: ChatSummary }) {
  const draft = readDraft(draftName(conversation.shopCode))?.['text']
  if (typeof draft === 'string' && draft !== '') {
    return (
      <Row align="stretch" gap={1} size={3} above={1} className="chat-row__last">
        <Text tone="sale" fixed>
          {t('draft')}
        </Text>
        <Text lines={1} shrinks>
          {draft}
        </Text>
      </Row>
    )
  }
  const { last } = conversation
  const words = last === undefined ? '' : inShort(last)
  return (
    <View
      className={classes(
        'ui__row ui__gap-1 ui__align-stretch ui__size-3 ui__above-1 chat-row__last',
        conversation.unread > 0 && 'chat-row__last--unread'
      )}
    >
      <Text lines={1} shrinks>
        {last?.name === undefined ? words : `${last.name}: ${words}`}
      </Text>
    </View>
  )
})

/** One conversation: the shop, what was said last, and what it is about. */
export const ConversationRow = observer(function ConversationRow({
  conversation,
  onMore
}: {
  conversation: ChatSummary
  onMore: () => void
}) {
  const { name, official, logo, shopCode, last, about, unread, muted, state } = conversation
  return (
    <View className="chat-row" role="listitem">
      <Pressable
        className="ui__row ui__gap-3 ui__align-stretch ui__left ui__grow chat-row__link"
        role="link"
        onTap={() => void go('customerBackpage', shopCode === undefined ? {} : { shopCode })}
      >
        <View className="chat-row__face">
          <Face of={official ? (state === 'WITH_AGENT' ? 'AGENT' : 'ROBOT') : 'SHOP'} logo={logo} large />
          {muted ? unread > 0 ? <View className="chat-row__dot" /> : null : <Badge count={unread} corner />}
        </View>
        <View className="ui__grow">
          <Row gap={2} className="chat-row__head">
            <Text size={4} tone="ink" weight="bold" lines={1} shrinks>
              {name}
            </Text>
            <Tag kind={official ? 'brand' : 'plain'}>{t(official ? 'official' : 'shop')}</Tag>
            {last === undefined ? null : (
              <Text size={2} tone="ink-3" figures fixed className="chat-row__time">
                {listTime(last.at, serverNow(), currentLocale())}
              </Text>
            )}
          </Row>
          <Last conversation={conversation} />
          {about === undefined ? null : <About about={about} />}
        </View>
      </Pressable>
      <Pressable className="chat-row__more" label={t('more', { name })} onTap={onMore}>
        <Icon name={muted ? 'bell' : 'more'} size={16} color="ink-3" />
      </Pressable>
    </View>
  )
})
