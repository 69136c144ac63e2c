import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract'
import { currentUrl, go } from '@/routes'
import { Card, classes, EmptyState, Icon, Pressable, type IconName } from '@/ui'
import { Row } from '@/ui/layout/Box'
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
  const { standing, payable, inApp, way, choose } = cashier
  if (!payable) return <Over orders={orders} kind={standing?.kind} />
  return (
    <>
      <PayHead amountFen={payable.amountFen} payBefore={payable.payBefore} onEnd={cashier.end} />
      {cashier.refused ? <Told words={t('refused')} /> : null}
      <Card title={t('waysTitle')}>
        <View role="radiogroup" aria-label={t('waysTitle')}>
          <Way
            icon="wallet"
            title={t('hereTitle')}
            note={t('hereNote')}
            chosen={way === 'HERE'}
            onTap={() => choose('HERE')}
          />
          {inApp ? null : (
            <Way
              icon="grid"
              title={t('appTitle')}
              note={t('appNote')}
              chosen={way === 'APP'}
              onTap={() => choose('APP')}
            />
          )}
        </View>
        <Row align="start" gap={2} above={2} pad={3} className="app-cashier__once">
          <Icon name="shield" size={16} color="action" />
          <Text className="ui__size-2 ui__tone-ink-2 ui__loose ui__grow">{t('once')}</Text>
        </Row>
      </Card>
      <FriendWay orderCodes={payable.orderCodes} />
      <PayOrders orders={orders.filter(({ orderCode }) => payable.orderCodes.includes(orderCode))} />
    </>
  )
})

interface WayProps {
  icon: IconName
  title: string
  note: string
  chosen: boolean
  onTap: () => void
}

/** One place to pay in, to be chosen; the button leads there. */
const Way = ({ icon, title, note, chosen, onTap }: WayProps) => (
  <Pressable className="ui__row ui__pad-y-2 ui__wide ui__left pay-channel" role="radio" checked={chosen} onTap={onTap}>
    <View className="pay-channel__icon pay-channel__icon--ALIPAY">
      <Icon name={icon} size={20} />
    </View>
    <View className="ui__pad-x-3 ui__grow">
      <View className="ui__size-4 ui__tone-ink ui__tight">{title}</View>
      <View className="ui__size-2 ui__tone-ink-3 ui__tight">{note}</View>
    </View>
    <View className={classes('pay-channel__tick', chosen && 'pay-channel__tick--on')}>
      {chosen ? <Icon name="check" size={14} color="white" /> : null}
    </View>
  </Pressable>
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
