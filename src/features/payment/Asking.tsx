import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button, classes } from '@/ui'
import { paymentWords as t } from './messages'

interface AskingProps {
  /** Half a minute went by without an answer. */
  unsure: boolean
  /** The orders still wait for a payment. */
  canPay: boolean
  onAsk: () => void
  onPayAnew: () => void
  onOrders: () => void
}

/** A payment's fate is being asked; after a while the shopper decides how to go on. */
export const Asking = observer(function Asking({ unsure, canPay, onAsk, onPayAnew, onOrders }: AskingProps) {
  return (
    <View className="pay-asking" role="status" aria-live="polite">
      <View className="pay-asking__drawing" aria-hidden>
        <View className={classes('pay-asking__ring', unsure && 'pay-asking__ring--still')} />
      </View>
      <View className="pay-asking__title">{t(unsure ? 'unsureTitle' : 'askingTitle')}</View>
      <View className="pay-asking__note">{t(unsure ? 'unsureNote' : 'askingNote')}</View>
      {unsure ? (
        <View className="pay-asking__ways">
          <Button block size="l" onTap={onAsk}>
            {t('askAgain')}
          </Button>
          <Button block size="l" kind="outline" onTap={onOrders}>
            {t('viewOrders')}
          </Button>
          {canPay ? (
            <>
              <Button kind="text" onTap={onPayAnew}>
                {t('payAnew')}
              </Button>
              <View className="pay-asking__small">{t('payAnewNote')}</View>
            </>
          ) : null}
        </View>
      ) : null}
    </View>
  )
})
