import { View } from '@tarojs/components'
import type { UserMessage } from '@contract'
import { observer } from 'mobx-react-lite'
import { formatClock } from '@/lib/dates'
import { dotted } from '@/lib/dots'
import { classes, Hidden, Icon, Picture, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
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
    <Pressable
      className={classes('ui__pad-3 ui__block ui__left message-row', read && 'message-row--read')}
      role="link"
      onTap={onTap}
    >
      <Row align="stretch" gap={3}>
        <View className="message-row__picture">
          {picture === undefined ? <KindMark kind={kind} size="l" /> : <Picture src={picture} alt="" round />}
        </View>
        <View className="ui__grow">
          <Row gap={2}>
            <Text size={4} tone="ink" weight="bold" tight grow className="message-row__title">
              {title}
            </Text>
            <Text size={2} tone="ink-3" figures className="message-row__time">
              {formatClock(createdAt)}
            </Text>
            {read ? null : (
              <View className="message-row__dot">
                <Hidden>{t('unread')}</Hidden>
              </View>
            )}
          </Row>
          <Text size={3} tone="ink-2" loose breaks className="message-row__body">
            {body}
          </Text>
        </View>
      </Row>
      <Row gap={2} above={3} padTop={2} className="message-row__foot">
        <KindMark kind={kind} size="s" />
        <Text size={2} tone="ink-3" lines={2} grow>
          {about === undefined ? kindWords(kind) : dotted([kindWords(kind), about])}
        </Text>
        <Text size={3} tone={gone ? 'ink-3' : 'action'} weight={gone ? 'normal' : 'bold'} fixed>
          {gone ? t('gone') : t(wayOn(target))}
        </Text>
        <Icon name="right" size={14} color="disabled" />
      </Row>
    </Pressable>
  )
})
