import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { listed } from '@/lib/dots'
import { shownMinute } from '@/stores/times'
import { go } from '@/routes'
import { Card } from '@/ui'
import { Fact } from '@/ui/layout/FactList'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { BalanceSum } from '../../Balance'
import { turnOf } from '../../rules'
import { lastDayWords, yuan } from '../../words'
import { ExchangeAxis } from './Axis'
import type { ExchangeCase } from './axis'
import { exchangeWords as t } from './messages'

/** What is to be minded now, and what can be done about it. */
const Minded = observer(function Minded({ afterSale }: { afterSale: ExchangeCase }) {
  const { state, dueAt, caseCode, exchange } = afterSale
  const time = dueAt === undefined ? undefined : shownMinute(dueAt)
  const words =
    state === 'WAIT_RETURN' && time !== undefined
      ? {
          words: t('sendBefore', { time }),
          action: { label: t('toSend'), onTap: () => go('uploadLogistics', { caseCode }) }
        }
      : state === 'OUT_OF_STOCK' && time !== undefined
        ? { words: t('noneLeft', { time }) }
        : state === 'WAIT_RESEND' && !exchange.held
          ? { words: t('heldNot') }
          : undefined
  if (!words) return null
  return (
    <View className="exchange-minded">
      <Notice tone="warm" icon="warning" {...('action' in words ? { action: words.action } : {})}>
        {words.words}
      </Notice>
    </View>
  )
})

/** How the balance comes about, who bears both ways, and how long the new one is under warranty. */
const Balance = observer(function Balance({ afterSale }: { afterSale: ExchangeCase }) {
  const { exchange, amounts, about } = afterSale
  const { same, specs, warrantyMonths: months, warrantyUntil } = exchange
  const { takenFen, takenPoints, postageLimitFen } = amounts
  return (
    <Card
      title={t('balance')}
      extra={
        <Text size={2} tone="ink-3" tight>
          {t(same ? 'balanceSame' : 'balanceOther')}
        </Text>
      }
    >
      <BalanceSum of={exchange} same={same} paid={!about} />
      {takenFen > 0 ? (
        <Text size={2} tone="ink-3" above={2}>
          {t('off', { amount: yuan(takenFen), points: takenPoints })}
        </Text>
      ) : null}
      <View className="ui__above-3">
        <Fact label={t('version')} words={listed(specs)} />
        <Fact label={t('freight')} words={t(postageLimitFen > 0 ? 'byShop' : 'byShopper')} />
        <Fact
          label={t('warranty')}
          words={
            warrantyUntil === undefined
              ? t('warrantyAnew', { months })
              : t('warrantyUntil', { months, day: lastDayWords(warrantyUntil) })
          }
        />
      </View>
    </Card>
  )
})

/** An exchange: both parcels on one axis, and the balance as an equation. What ended in money says so. */
export const ExchangeWays = observer(function ExchangeWays({ afterSale }: { afterSale: ExchangeCase }) {
  const becameMoney =
    afterSale.becameMoney === true || afterSale.state === 'REFUNDING' || afterSale.state === 'REFUND_FAILED'
  const isMoney = becameMoney && afterSale.exchange.sentAt === undefined
  const isOver = turnOf(afterSale.state) === 'OVER' && afterSale.state !== 'COMPLETED'
  return (
    <>
      <ExchangeAxis afterSale={afterSale} />
      {isMoney ? (
        <View className="exchange-minded">
          <Notice icon="info">{t('became')}</Notice>
        </View>
      ) : isOver ? null : (
        <Balance afterSale={afterSale} />
      )}
      <Minded afterSale={afterSale} />
    </>
  )
})
