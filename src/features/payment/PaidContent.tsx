import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { addFen } from '@domain/money/money'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { groupedCount } from '@/lib/counts'
import { friendlyDay } from '@/lib/dates'
import { go } from '@/routes'
import { shownMoney } from '@/stores/money'
import { shownMinute } from '@/stores/times'
import { Button, Card, Cell, Price } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { paymentWords as t } from './messages'
import { planLine } from './planLine'
import { isPaid, paidOf, pointsToCome, returnedOf, type Outcome } from './rules'
import { goToOrders } from './follow'
import type { Result } from './useResult'
import './payment.scss'

/** Paid: how much, what came back of it, and when the goods arrive. */
export const Paid = observer(function Paid({ orders, payment }: Pick<Result, 'orders' | 'payment'>) {
  const returned = returnedOf(orders, payment)
  const bought = orders.filter((order) => isPaid(order, serverNow()))
  const waits = bought.every(({ status }) => status === 'WAIT_BALANCE')
  const points = pointsToCome(bought)
  const codes = orders.map(({ orderCode }) => orderCode)
  return (
    <>
      <View className="pay-result">
        <View className="pay-result__drawing pay-result__drawing--paid" aria-hidden />
        <View className="pay-result__title" role="status">
          {t(returned.kind === 'WHOLE' ? 'paidBeforeTitle' : 'paidTitle')}
        </View>
        <Price fen={addFen(...bought.map(paidOf))} size="xl" tone="ink" />
        {payment?.plan ? (
          <View className="pay-result__note">{planLine(payment.balanceFen ?? 0, payment.plan)}</View>
        ) : null}
        <View className="pay-result__note">{t(waits ? 'depositNote' : 'paidNote')}</View>
        {returned.kind === 'NONE' ? null : (
          <View className="pay-result__note" role="alert">
            {t(returned.kind === 'WHOLE' ? 'returnedWhole' : 'returnedPart', {
              amount: shownMoney(returned.fen)
            })}
          </View>
        )}
        <Row align="stretch" justify="center" gap={3} wrap className="pay-result__ways">
          <Button kind="outline" onTap={() => go('index')}>
            {t('home')}
          </Button>
          <Button onTap={() => goToOrders(codes, false)}>{t(orders.length === 1 ? 'viewOrder' : 'viewOrders')}</Button>
        </Row>
      </View>
      <Card>
        {bought.map(({ orderCode, shopName, arrivesOn, status, groupCode, presale }) => (
          <Cell
            key={orderCode}
            icon="truck"
            label={shopName}
            value={
              <Text>
                {status === 'WAIT_GROUP'
                  ? t('inGroup')
                  : status === 'WAIT_BALANCE' && presale
                    ? t('balanceFrom', { time: shownMinute(presale.balanceFrom) })
                    : arrivesOn
                      ? t('arrives', { day: friendlyDay(arrivesOn, serverNow(), currentLocale()) })
                      : t(status === 'WAIT_SHIP' ? 'preparing' : 'delivered')}
              </Text>
            }
            onTap={() =>
              void (status === 'WAIT_GROUP' && groupCode !== undefined
                ? go('joinDetail', { groupCode })
                : go('orderDetail', { orderCode }))
            }
          />
        ))}
        {bought.some(({ installed }) => installed) ? (
          <Cell
            icon="wrench"
            label={t('visit')}
            value={t('visitNote')}
            onTap={() => void go('installationGuidelines', {})}
          />
        ) : null}
        {points > 0 ? (
          <Cell
            icon="coin"
            label={t('points')}
            value={t('pointsToCome', { count: groupedCount(points) })}
            onTap={() => void go('myPoint')}
          />
        ) : null}
      </Card>
    </>
  )
})

const words = {
  UNKNOWN: ['unsureTitle', 'otherStateNote'],
  PENDING: ['pendingTitle', 'pendingNote'],
  UNPAID: ['unpaidTitle', 'unpaidNote'],
  CANCELLED: ['cancelledTitle', 'cancelledNote'],
  REFUNDED: ['refundedTitle', 'refundedNote'],
  CLOSED: ['closedTitle', 'closedNote']
} as const

interface NotPaidProps {
  outcome: Exclude<Outcome, 'PAID'>
  orderCodes: string[]
  /** The part of the payment that goes back. */
  returnedFen?: number
  onRefresh: () => Promise<void>
}

/** What else became of a purchase, and what can be done. */
export const NotPaid = observer(function NotPaid({ outcome, orderCodes, returnedFen = 0, onRefresh }: NotPaidProps) {
  const [title, note] = words[outcome]
  const unknown = outcome === 'UNKNOWN'
  const canPay = outcome === 'UNPAID' || outcome === 'PENDING'
  return (
    <View className="pay-result">
      <View className="pay-result__drawing pay-result__drawing--waiting" aria-hidden />
      <View className="pay-result__title" role="status">
        {t(title)}
      </View>
      <View className="pay-result__note">{t(note, { amount: shownMoney(returnedFen) })}</View>
      <Row align="stretch" justify="center" gap={3} wrap className="pay-result__ways">
        {outcome === 'PENDING' || unknown ? (
          <Button kind="outline" onTap={onRefresh}>
            {t('refresh')}
          </Button>
        ) : null}
        {outcome === 'PENDING' ? null : (
          <Button kind={unknown ? 'filled' : 'outline'} onTap={() => goToOrders(orderCodes)}>
            {t(orderCodes.length === 1 ? 'viewOrder' : 'viewOrders')}
          </Button>
        )}
        {unknown ? null : (
          <Button onTap={() => (canPay ? go('pay', { orderCodes }, { replace: true }) : go('index'))}>
            {t(canPay ? 'goPay' : 'home')}
          </Button>
        )}
      </Row>
    </View>
  )
})
