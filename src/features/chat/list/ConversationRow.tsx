import { View } from '@tarojs/components'
import type { ChatSummary } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { go } from '@/routes'
import { readDraft } from '@/stores'
import { Badge, classes, Icon, Picture, Pressable, Tag } from '@/ui'
import { Face } from '../face/Face'
import { chatWords as t } from '../messages'
import { draftName, inShort, listTime } from '../rules'
import './list.scss'

/** What it is about, and how far that is. */
const About = observer(function About({ about }: { about: NonNullable<ChatSummary['about']> }) {
  return (
    <View className="chat-about">
      <View className="chat-about__picture">
        <Picture src={about.picture} alt="" />
      </View>
      <View className="chat-about__title">{about.title}</View>
      <View className={`chat-about__state chat-about__state--${about.kind.toLowerCase()}`}>{about.statusName}</View>
    </View>
  )
})

const Last = observer(function Last({ one }: { one: ChatSummary }) {
  const draft = readDraft(draftName(one.shopCode))?.['text']
  if (typeof draft === 'string' && draft !== '') {
    return (
      <View className="chat-row__last">
        <View className="chat-row__draft">{t('draft')}</View>
        <View className="chat-row__words">{draft}</View>
      </View>
    )
  }
  const { last } = one
  const words = last === undefined ? '' : inShort(last)
  return (
    <View className={classes('chat-row__last', one.unread > 0 && 'chat-row__last--unread')}>
      <View className="chat-row__words">{last?.name === undefined ? words : `${last.name}: ${words}`}</View>
    </View>
  )
})

/** One conversation: the shop, what was said last, and what it is about. */
export const ConversationRow = observer(function ConversationRow({
  one,
  onMore
}: {
  one: ChatSummary
  onMore: () => void
}) {
  const { name, official, logo, shopCode, last, about, unread, muted, state } = one
  return (
    <View className="chat-row" role="listitem">
      <Pressable
        className="chat-row__link"
        role="link"
        onTap={() => void go('customerBackpage', shopCode === undefined ? {} : { shopCode })}
      >
        <View className="chat-row__face">
          <Face of={official ? (state === 'WITH_AGENT' ? 'AGENT' : 'ROBOT') : 'SHOP'} logo={logo} large />
          {muted ? unread > 0 ? <View className="chat-row__dot" /> : null : <Badge count={unread} corner />}
        </View>
        <View className="chat-row__body">
          <View className="chat-row__head">
            <View className="chat-row__name">{name}</View>
            <Tag kind={official ? 'brand' : 'plain'}>{t(official ? 'official' : 'shop')}</Tag>
            {last === undefined ? null : (
              <View className="chat-row__time">{listTime(last.at, serverNow(), currentLocale())}</View>
            )}
          </View>
          <Last one={one} />
          {about === undefined ? null : <About about={about} />}
        </View>
      </Pressable>
      <Pressable className="chat-row__more" label={t('more', { name })} onTap={onMore}>
        <Icon name={muted ? 'bell' : 'more'} size={16} color="ink-3" />
      </Pressable>
    </View>
  )
})
