import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { shownMoney } from '@/stores/money'
import { Card, Price } from '@/ui'
import { applyWords as t } from './messages'
import type { Sums } from './rules'
import './apply.scss'

/** What an invoice is over, to the fen, and the tax in it. */
export const Amounts = observer(function Amounts({ sums, percent }: { sums: Sums; percent: number }) {
  const { goodsFen, freightFen, discountFen, amountFen, taxFen } = sums
  return (
    <Card>
      <View className="invoice-line">
        <Text>{t('goodsFen')}</Text>
        <Text>{shownMoney(goodsFen)}</Text>
      </View>
      {freightFen > 0 ? (
        <View className="invoice-line">
          <Text>{t('freightFen')}</Text>
          <Text>{shownMoney(freightFen)}</Text>
        </View>
      ) : null}
      {discountFen > 0 ? (
        <View className="invoice-line">
          <View>
            {t('discountFen')} <Text className="invoice-line__note">{t('notInvoiced')}</Text>
          </View>
          <Text>{`−${shownMoney(discountFen)}`}</Text>
        </View>
      ) : null}
      <View className="invoice-line invoice-line--sum">
        <View className="invoice-line__name">
          {t('amountFen')}{' '}
          <Text className="invoice-line__note">{t('tax', { percent, amount: shownMoney(taxFen) })}</Text>
        </View>
        <Price fen={amountFen} size="l" tone="ink" />
      </View>
    </Card>
  )
})
