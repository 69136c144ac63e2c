import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button, classes } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { paymentWords as t } from './messages'

interface AskingFrameProps {
  /** Half a minute went by without an answer. */
  unsure: boolean
  /** What is said of that. */
  unsureNote: 'unsureNote' | 'pendingNote'
  onAskAgain: () => void
  /** The other ways on. */
  children: ReactNode
}

/** A payment's fate is being asked; after a while who pays decides how to go on. */
export const AskingFrame = observer(function AskingFrame(props: AskingFrameProps) {
  const { unsure } = props
  return (
    <View className="ui__stack ui__align-center ui__center pay-asking" role="status" aria-live="polite">
      <View className="ui__row ui__justify-center pay-asking__drawing" aria-hidden>
        <View className={classes('pay-asking__ring', unsure && 'pay-asking__ring--still')} />
      </View>
      <View className="pay-asking__title">{t(unsure ? 'unsureTitle' : 'askingTitle')}</View>
      <View className="pay-asking__note">{t(unsure ? props.unsureNote : 'askingNote')}</View>
      {unsure ? (
        <Stack align="center" gap={3} wide className="pay-asking__ways">
          <Button block size="l" onTap={props.onAskAgain}>
            {t('askAgain')}
          </Button>
          {props.children}
        </Stack>
      ) : null}
    </View>
  )
})

/** Pays once more although the first payment may have gone through, and says what that means. */
export const PayAnew = observer(function PayAnew({ onTap }: { onTap: () => void }) {
  return (
    <>
      <Button kind="text" onTap={onTap}>
        {t('payAnew')}
      </Button>
      <Text size={2} tone="ink-3" className="pay-asking__small">
        {t('payAnewNote')}
      </Text>
    </>
  )
})
