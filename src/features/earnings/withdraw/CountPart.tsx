import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card, Price, Tag } from '@/ui'
import { shownMoney } from '@/stores/money'
import { Row } from '@/ui/layout/Box'
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
        <Text className="ui__size-2 ui__tone-ink-3 ui__loose withdraw-grey">
          {t(monthly ? 'income' : 'incomeYear', { amount: shownMoney(tax.incomeFen) })}
        </Text>
      }
    >
      <Row justify="between" gap={3} size={3} figures className="withdraw-line">
        <Text>{t('amount')}</Text>
        <Text>{shownMoney(amountFen)}</Text>
      </Row>
      <Row justify="between" gap={3} size={3} figures className="withdraw-line">
        <Row wrap className="withdraw-line__name">
          <Text>{t('fee')}</Text>
          {monthTimes < rule.freeTimes ? <Tag kind="ok">{t('free', { count: rule.freeTimes })}</Tag> : null}
        </Row>
        <Text>{feeFen > 0 ? `−${shownMoney(feeFen)}` : shownMoney(0)}</Text>
      </Row>
      <Row justify="between" gap={3} size={3} figures className="withdraw-line">
        <Row wrap className="withdraw-line__name">
          <Text>{t('tax')}</Text>
          <Text className="ui__size-2 ui__tone-ink-3 ui__loose withdraw-grey">
            {t('taxDue', { due: shownMoney(dueFen), paid: shownMoney(tax.withheldFen) })}
          </Text>
        </Row>
        <Text>{taxFen > 0 ? `−${shownMoney(taxFen)}` : shownMoney(0)}</Text>
      </Row>
      <View className="withdraw-share" aria-hidden>
        <View className="withdraw-share__part" style={{ width: `${share}%` }} />
      </View>
      <View className="ui__size-2 ui__tone-ink-3">
        <Text className="withdraw-legend__one">{t('share', { percent: share })}</Text>
        <Text className="withdraw-legend__one withdraw-legend__one--tax">{t(monthly ? 'taxMonth' : 'taxYear')}</Text>
      </View>
      <Row justify="between" size={4} weight="bold" hit>
        <Text>{t('arrives')}</Text>
        <Price fen={arrivesFen} size="xl" tone="ink" />
      </Row>
    </Card>
  )
})
