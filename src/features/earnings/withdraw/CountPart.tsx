import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card, Price, Tag } from '@/ui'
import { shownMoney } from '@/stores/money'
import { withdrawWords as t } from './messages'
import type { Counted, Offer } from './rules'
import './withdraw.scss'

/** What is taken off, and what arrives. */
export const CountPart = observer(function CountPart({ offer, counted }: { offer: Offer; counted: Counted }) {
  const { rule, tax, monthTimes } = offer
  const { amountFen = 0, feeFen, taxFen, dueFen, arrivesFen } = counted
  const share = amountFen === 0 ? 100 : Math.round((arrivesFen / amountFen) * 100)
  const monthly = tax.mode === 'MONTH'
  return (
    <Card
      title={t('how')}
      extra={
        <Text className="withdraw-grey">
          {t(monthly ? 'income' : 'incomeYear', { amount: shownMoney(tax.incomeFen) })}
        </Text>
      }
    >
      <View className="withdraw-line">
        <Text>{t('amount')}</Text>
        <Text>{shownMoney(amountFen)}</Text>
      </View>
      <View className="withdraw-line">
        <View className="withdraw-line__name">
          <Text>{t('fee')}</Text>
          {monthTimes < rule.freeTimes ? <Tag kind="ok">{t('free', { count: rule.freeTimes })}</Tag> : null}
        </View>
        <Text>{feeFen > 0 ? `−${shownMoney(feeFen)}` : shownMoney(0)}</Text>
      </View>
      <View className="withdraw-line">
        <View className="withdraw-line__name">
          <Text>{t('tax')}</Text>
          <Text className="withdraw-grey">
            {t('taxDue', { due: shownMoney(dueFen), paid: shownMoney(tax.withheldFen) })}
          </Text>
        </View>
        <Text>{taxFen > 0 ? `−${shownMoney(taxFen)}` : shownMoney(0)}</Text>
      </View>
      <View className="withdraw-share" aria-hidden>
        <View className="withdraw-share__part" style={{ width: `${share}%` }} />
      </View>
      <View className="withdraw-legend">
        <Text className="withdraw-legend__one">{t('share', { percent: share })}</Text>
        <Text className="withdraw-legend__one withdraw-legend__one--tax">{t(monthly ? 'taxMonth' : 'taxYear')}</Text>
      </View>
      <View className="withdraw-sum">
        <Text>{t('arrives')}</Text>
        <Price fen={arrivesFen} size="xl" tone="ink" />
      </View>
    </Card>
  )
})
