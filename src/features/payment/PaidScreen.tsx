import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { addFen } from '@domain/money'
import { serverNow } from '@/api'
import { Recommended } from '@/features/product'
import { currentLocale } from '@/i18n'
import { friendlyDay } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Button, Card, Cell, EmptyState, Price, Screen, StateView } from '@/ui'
import { paymentWords as t } from './messages'
import { ResultSkeleton } from './PaySkeleton'
import { forgetPayment } from './remembered'
import { isPaid, returnedOf, type Outcome } from './rules'
import { goToOrders } from './usePay'
import { useResult, type Result } from './useResult'
import './payment.scss'

interface PaidScreenProps {
  orderCodes: string[]
  paymentId: string
}

/** After a purchase. Says «paid» only when the gateway does. */
export const PaidScreen = observer(function PaidScreen({ orderCodes, paymentId }: PaidScreenProps) {
  const remote = useResult(orderCodes, paymentId)
  const outcome = remote.data?.outcome
  const codes = orderCodes.join(',')
  useEffect(() => {
    if (outcome !== 'PAID') return
    forgetPayment(codes.split(','))
  }, [outcome, codes])

  if (orderCodes.length === 0) {
    return (
      <Screen title={t('resultTitle')}>
        <EmptyState
          drawing="order"
          title={t('noneTitle')}
          note={t('noneNote')}
          action={{ label: t('viewOrders'), onTap: () => go('myOrder', {}, { replace: true }) }}
        />
      </Screen>
    )
  }
  return (
    <Screen title={t(outcome === 'PAID' ? 'successTitle' : 'resultTitle')}>
      <StateView remote={remote} skeleton={<ResultSkeleton />}>
        {(result: Result) => (
          <>
            {result.outcome === 'PAID' ? (
              <Paid orders={result.orders} payment={result.payment} />
            ) : (
              <NotPaid outcome={result.outcome} orderCodes={orderCodes} onRefresh={remote.reload} />
            )}
            <Recommended
              scene="PAID"
              without={result.orders.flatMap(({ rows }) => rows.map(({ spuCode }) => spuCode))}
              title={t('recommended')}
            />
          </>
        )}
      </StateView>
    </Screen>
  )
})

const Paid = observer(function Paid({ orders, payment }: Pick<Result, 'orders' | 'payment'>) {
  const returned = returnedOf(orders, payment)
  const bought = orders.filter(isPaid)
  const codes = orders.map(({ orderCode }) => orderCode)
  return (
    <>
      <View className="pay-result">
        <View className="pay-result__drawing pay-result__drawing--paid" aria-hidden />
        <View className="pay-result__title" role="status">
          {t(returned.kind === 'WHOLE' ? 'paidBeforeTitle' : 'paidTitle')}
        </View>
        <Price fen={addFen(...bought.map(({ payFen }) => payFen))} size="xl" tone="ink" />
        <View className="pay-result__note">{t('paidNote')}</View>
        {returned.kind === 'NONE' ? null : (
          <View className="pay-result__note" role="alert">
            {t(returned.kind === 'WHOLE' ? 'returnedWhole' : 'returnedPart', {
              amount: formatMoney(returned.fen, stores.site.currencySymbol)
            })}
          </View>
        )}
        <View className="pay-result__ways">
          <Button kind="outline" onTap={() => go('index')}>
            {t('home')}
          </Button>
          <Button onTap={() => goToOrders(codes, false)}>{t(orders.length === 1 ? 'viewOrder' : 'viewOrders')}</Button>
        </View>
      </View>
      <Card>
        {bought.map(({ orderCode, shopName, arrivesOn }) => (
          <Cell
            key={orderCode}
            icon="truck"
            label={shopName}
            value={
              <Text>
                {arrivesOn
                  ? t('arrives', { day: friendlyDay(arrivesOn, serverNow(), currentLocale()) })
                  : t('preparing')}
              </Text>
            }
            onTap={() => void go('orderDetail', { orderCode })}
          />
        ))}
      </Card>
    </>
  )
})

const words = {
  UNKNOWN: ['unsureTitle', 'otherStateNote'],
  PENDING: ['pendingTitle', 'pendingNote'],
  UNPAID: ['unpaidTitle', 'unpaidNote'],
  REFUNDED: ['refundedTitle', 'refundedNote'],
  CLOSED: ['closedTitle', 'closedNote']
} as const

interface NotPaidProps {
  outcome: Exclude<Outcome, 'PAID'>
  orderCodes: string[]
  onRefresh: () => Promise<void>
}

const NotPaid = observer(function NotPaid({ outcome, orderCodes, onRefresh }: NotPaidProps) {
  const [title, note] = words[outcome]
  const unknown = outcome === 'UNKNOWN'
  const canPay = outcome === 'UNPAID' || outcome === 'PENDING'
  return (
    <View className="pay-result">
      <View className="pay-result__drawing pay-result__drawing--waiting" aria-hidden />
      <View className="pay-result__title" role="status">
        {t(title)}
      </View>
      <View className="pay-result__note">{t(note)}</View>
      <View className="pay-result__ways">
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
      </View>
    </View>
  )
})
