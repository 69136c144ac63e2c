import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract'
import { currentUrl, go } from '@/routes'
import { Card, EmptyState, Icon, type IconName } from '@/ui'
import { goToOrders } from '../follow'
import { FriendWay } from '../FriendWay'
import { paymentWords } from '../messages'
import { PayHead } from '../PayHead'
import { PayOrders } from '../PayOrders'
import type { standingOf } from '../rules'
import { Told } from '../Told'
import { appCashierWords as t } from './messages'
import type { AppCashierState } from './useAppCashier'
import '../payment.scss'
import './appCashier.scss'

interface AppCashierProps {
  orders: readonly OrderDetail[]
  cashier: AppCashierState
}

/** How these orders can be paid: in the app, here, by a friend. */
export const AppCashier = observer(function AppCashier({ orders, cashier }: AppCashierProps) {
  const { standing, payable, inApp } = cashier
  if (!payable) return <Over orders={orders} kind={standing?.kind} />
  return (
    <>
      <PayHead amountFen={payable.amountFen} payBefore={payable.payBefore} onEnd={cashier.end} />
      {cashier.refused ? <Told words={t('refused')} /> : null}
      <Card title={t('waysTitle')}>
        {inApp ? null : <Way icon="grid" title={t('appTitle')} note={t('appNote')} />}
        <Way icon="wallet" title={t('hereTitle')} note={t('hereNote')} />
        <View className="app-cashier__once">
          <Icon name="shield" size={16} color="action" />
          <Text className="app-cashier__once-words">{t('once')}</Text>
        </View>
      </Card>
      <FriendWay orderCodes={payable.orderCodes} />
      <PayOrders orders={orders.filter(({ orderCode }) => payable.orderCodes.includes(orderCode))} />
    </>
  )
})

const Way = ({ icon, title, note }: { icon: IconName; title: string; note: string }) => (
  <View className="pay-channel">
    <View className="pay-channel__icon pay-channel__icon--ALIPAY">
      <Icon name={icon} size={20} />
    </View>
    <View className="pay-channel__words">
      <View className="pay-channel__name">{title}</View>
      <View className="pay-channel__note">{note}</View>
    </View>
  </View>
)

type Ended = ReturnType<typeof standingOf>['kind'] | undefined

const Over = observer(function Over({ orders, kind }: { orders: readonly OrderDetail[]; kind: Ended }) {
  const [title, note] = wordsOf(kind)
  const orderCodes = orders.map(({ orderCode }) => orderCode)
  const label = paymentWords(orderCodes.length === 1 ? 'viewOrder' : 'viewOrders')
  return (
    <EmptyState drawing="order" title={title} note={note} action={{ label, onTap: () => goToOrders(orderCodes) }} />
  )
})

function wordsOf(kind: Ended): [title: string, note: string] {
  if (kind === 'PAID') return [t('paidTitle'), t('paidNote')]
  if (kind === 'UNKNOWN') return [paymentWords('unsureTitle'), paymentWords('otherStateNote')]
  return [paymentWords('expiredTitle'), paymentWords('expiredNote')]
}

/** Orders are shown to who placed them. */
export const LogIn = observer(function LogIn() {
  const login = () => {
    const from = currentUrl()
    void go('login', from ? { from } : {})
  }
  return (
    <EmptyState
      drawing="order"
      title={t('loginTitle')}
      note={t('loginNote')}
      action={{ label: t('login'), onTap: login }}
    />
  )
})
