import { View } from '@tarojs/components'
import type { UserMessage } from '@contract'
import { observer } from 'mobx-react-lite'
import { formatClock } from '@/lib/dates'
import { classes, Hidden, Icon, Picture, Pressable } from '@/ui'
import { messageWords as t } from '../messages'
import { KindMark, kindWords } from './MessageHead'
import { wayOn } from './rules'
import './message.scss'

/** One message: what happened, in one sentence, and where it leads. */
export const MessageRow = observer(function MessageRow({
  message,
  onTap
}: {
  message: UserMessage
  onTap: () => void
}) {
  const { kind, target, title, body, about, picture, gone, createdAt, read } = message
  return (
    <Pressable className={classes('message-row', read && 'message-row--read')} role="link" onTap={onTap}>
      <View className="message-row__top">
        <View className="message-row__picture">
          {picture === undefined ? <KindMark kind={kind} size="l" /> : <Picture src={picture} alt="" round />}
        </View>
        <View className="message-row__words">
          <View className="message-row__line">
            <View className="message-row__title">{title}</View>
            <View className="message-row__time">{formatClock(createdAt)}</View>
            {read ? null : (
              <View className="message-row__dot">
                <Hidden>{t('unread')}</Hidden>
              </View>
            )}
          </View>
          <View className="message-row__body">{body}</View>
        </View>
      </View>
      <View className="message-row__foot">
        <KindMark kind={kind} size="s" />
        <View className="message-row__about">
          {about === undefined ? kindWords(kind) : `${kindWords(kind)} · ${about}`}
        </View>
        <View className={classes('message-row__way', gone && 'message-row__way--gone')}>
          {gone ? t('gone') : t(wayOn(target))}
        </View>
        <Icon name="right" size={14} color="disabled" />
      </View>
    </Pressable>
  )
})
