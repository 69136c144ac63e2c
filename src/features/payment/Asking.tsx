import { View } from '@tarojs/components'
import { Text } from '@/ui/layout/Text'
import { Stack } from '@/ui/layout/Box'
import { observer } from 'mobx-react-lite'
import { Button, classes } from '@/ui'
import { paymentWords as t } from './messages'
import { goToOrders } from './follow'
import type { Paying } from './usePay'

interface AskingProps {
  paying: Paying
  orderCodes: string[]
  /** The orders still wait for a payment. */
  canPay: boolean
}

/** A payment's fate is being asked; after a while the shopper decides how to go on. */
export const Asking = observer(function Asking({ paying, orderCodes, canPay }: AskingProps) {
  // half a minute went by without an answer
  const unsure = paying.phase === 'unsure'
  return (
    <View className="ui__stack ui__align-center ui__center pay-asking" role="status" aria-live="polite">
      <View className="ui__row ui__justify-center pay-asking__drawing" aria-hidden>
        <View className={classes('pay-asking__ring', unsure && 'pay-asking__ring--still')} />
      </View>
      <View className="pay-asking__title">{t(unsure ? 'unsureTitle' : 'askingTitle')}</View>
      <View className="pay-asking__note">{t(unsure ? 'unsureNote' : 'askingNote')}</View>
      {unsure ? (
        <Stack align="center" gap={3} wide className="pay-asking__ways">
          <Button block size="l" onTap={paying.askAgain}>
            {t('askAgain')}
          </Button>
          <Button block size="l" kind="outline" onTap={() => paying.leaveFor(() => goToOrders(orderCodes))}>
            {t('viewOrders')}
          </Button>
          {canPay ? (
            <>
              <Button kind="text" onTap={paying.payAnew}>
                {t('payAnew')}
              </Button>
              <Text size={2} tone="ink-3" className="pay-asking__small">
                {t('payAnewNote')}
              </Text>
            </>
          ) : null}
        </Stack>
      ) : null}
    </View>
  )
})
