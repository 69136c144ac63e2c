import { View } from '@tarojs/components'
import type { MessageKind } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Badge, classes, Icon, Pressable, type IconName } from '@/ui'
import { messageWords as t } from '../messages'
import type { Messages } from './useMessages'
import '@/ui/layout/layout.scss'
import './message.scss'

const KINDS: readonly { kind: MessageKind; icon: IconName }[] = [
  { kind: 'ORDER', icon: 'receipt' },
  { kind: 'PARCEL', icon: 'truck' },
  { kind: 'OFFER', icon: 'ticket' },
  { kind: 'SERVICE', icon: 'wrench' }
]

/** The mark of a kind, on its own ground. */
export const KindMark = ({ kind, size }: { kind: MessageKind; size: 's' | 'l' }) => (
  <View className={`message-mark message-mark--${size} message-mark--${kind.toLowerCase()}`} aria-hidden>
    <Icon name={KINDS.find((entry) => entry.kind === kind)?.icon ?? 'bell'} size={size === 'l' ? 24 : 14} />
  </View>
)

/** A kind that a newer gateway may say is a message. */
export const kindWords = (kind: MessageKind): string => t(KINDS.some((entry) => entry.kind === kind) ? kind : 'title')

/** Another kind is another address: back and a reload keep it. */
const toKind = (kind: MessageKind | undefined) =>
  void go('customerGetList', kind === undefined ? {} : { kind }, { replace: true })

/** The four kinds, each with what is unread of it; a tap shows that kind alone, and another shows all again. */
export const MessageHead = observer(function MessageHead({ messages }: { messages: Messages }) {
  const { counts, kind: chosenKind } = messages
  return (
    <View className="message-kinds" role="group" aria-label={t('kinds')}>
      {KINDS.map(({ kind }) => {
        const count = counts.data?.[kind] ?? 0
        return (
          <Pressable
            key={kind}
            className={classes(
              'ui__stack ui__gap-1 ui__align-center ui__size-3 ui__pad-y-1 message-kinds__one',
              chosenKind === kind && 'message-kinds__one--chosen'
            )}
            pressed={chosenKind === kind}
            onTap={() => toKind(chosenKind === kind ? undefined : kind)}
          >
            <View className="message-kinds__mark">
              <KindMark kind={kind} size="l" />
              <Badge count={count} className="message-kinds__count" />
            </View>
            <View>{t(kind)}</View>
          </Pressable>
        )
      })}
    </View>
  )
})
