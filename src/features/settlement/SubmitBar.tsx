import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Settlement } from '@contract'
import { stores } from '@/stores'
import { BottomBar, Button, Icon, Pressable, Price, formatSaved } from '@/ui'
import { settlementWords as t } from './messages'
import { partsOf } from './rules'
import type { SubmitNotice, SubmitPhase } from './submission'

interface SubmitBarProps {
  settlement: Settlement
  phase: SubmitPhase
  notice: SubmitNotice | undefined
  onSubmit: () => Promise<void>
  onDismiss: () => void
}

/** What is due, and the one way on. What stands in its way is said right above it. */
export const SubmitBar = observer(function SubmitBar(props: SubmitBarProps) {
  const { settlement, phase, notice, onSubmit, onDismiss } = props
  const { savedFen } = partsOf(settlement)
  const { presale } = settlement
  const words = wordsOf(phase, notice)
  return (
    <View>
      {words ? (
        <View className="order-told" role="alert">
          <Icon name={phase === 'asking' ? 'clock' : 'warning'} size={16} />
          <View className="order-told__words">
            <View>{words}</View>
            {notice?.lines?.map((line) => (
              <View key={line} className="order-told__line">
                {line}
              </View>
            ))}
          </View>
          {notice && phase === 'idle' ? (
            <Pressable className="order-told__close" label={t('close')} onTap={onDismiss}>
              <Icon name="close" size={16} />
            </Pressable>
          ) : null}
        </View>
      ) : null}
      <BottomBar className="order-bar">
        <View className="order-bar__sum" aria-live="polite">
          <View className="order-bar__due">
            <Text className="order-bar__label">{t(presale ? 'deposit' : 'due')}</Text>
            <Price fen={presale ? presale.depositFen : settlement.payFen} size="xl" />
          </View>
          {savedFen > 0 ? <View className="order-bar__saved">{formatSaved(savedFen)}</View> : null}
        </View>
        <Button className="order-bar__submit" size="l" busy={phase !== 'idle'} onTap={onSubmit}>
          {t('submit')}
        </Button>
      </BottomBar>
    </View>
  )
})

function wordsOf(phase: SubmitPhase, notice: SubmitNotice | undefined): string | undefined {
  if (phase === 'asking') return t('unknownNow')
  if (notice?.words !== undefined) return notice.words
  if (notice?.key !== undefined) return t(notice.key, notice.count === undefined ? {} : { count: notice.count })
  return stores.network.online ? undefined : t('offline')
}
