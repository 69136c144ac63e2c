import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { shownMoney } from '@/stores/money'
import { Card, Price } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { applyWords as t } from './messages'
import type { Sums } from './rules'
import './apply.scss'

/** What an invoice is over, to the fen, and the tax in it. */
export const Amounts = observer(function Amounts({ sums, percent }: { sums: Sums; percent: number }) {
  const { goodsFen, freightFen, discountFen, amountFen, taxFen } = sums
  return (
    <Card>
      <Row align="baseline" justify="between" gap={3} size={3} tone="ink" figures className="invoice-line">
        <Text>{t('goodsFen')}</Text>
        <Text>{shownMoney(goodsFen)}</Text>
      </Row>
      {freightFen > 0 ? (
        <Row align="baseline" justify="between" gap={3} size={3} tone="ink" figures className="invoice-line">
          <Text>{t('freightFen')}</Text>
          <Text>{shownMoney(freightFen)}</Text>
        </Row>
      ) : null}
      {discountFen > 0 ? (
        <Row align="baseline" justify="between" gap={3} size={3} tone="ink" figures className="invoice-line">
          <View>
            {t('discountFen')} <Text className="ui__size-2 ui__tone-ink-3 ui__normal">{t('notInvoiced')}</Text>
          </View>
          <Text>{`−${shownMoney(discountFen)}`}</Text>
        </Row>
      ) : null}
      <Row
        align="baseline"
        justify="between"
        gap={3}
        size={3}
        tone="ink"
        figures
        className="invoice-line invoice-line--sum"
      >
        <View className="ui__bold ui__shrinks">
          {t('amountFen')}{' '}
          <Text className="ui__size-2 ui__tone-ink-3 ui__normal">
            {t('tax', { percent, amount: shownMoney(taxFen) })}
          </Text>
        </View>
        <Price fen={amountFen} size="l" tone="ink" />
      </Row>
    </Card>
  )
})
