import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { Countdown, Icon, Price } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { paymentWords as t } from './messages'

interface PayHeadProps {
  amountFen: number
  /** Server ms; of several orders the earliest. */
  payBefore?: number
  onEnd: () => void
}

/** How much, and until when. */
export const PayHead = observer(function PayHead({ amountFen, payBefore, onEnd }: PayHeadProps) {
  return (
    <View className="pay-head">
      <View className="ui__size-3 ui__tone-ink-3">{t('amount')}</View>
      <Price className="pay-head__amount" fen={amountFen} size="xl" tone="ink" />
      {payBefore === undefined ? null : (
        <Row justify="center" gap={1} wrap size={2} tone="warm" weight="medium" above={3} className="pay-head__time">
          <Icon name="clock" size={14} />
          <Text>{t('payWithinBefore')}</Text>
          <Countdown tone="text" to={payBefore} now={serverNow} onEnd={onEnd} />
        </Row>
      )}
    </View>
  )
})
