import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Desk, OrderDetail } from '@contract'
import { shownMoney } from '@/stores/money'
import { Card, Icon, Price, StateView, Switch } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { Asking } from '../Asking'
import { ChannelRow } from '../Channels'
import { FriendWay } from '../FriendWay'
import { Closed } from '../PayContent'
import { PayHead } from '../PayHead'
import { PayOrders } from '../PayOrders'
import { DeskSkeleton } from './DeskSkeleton'
import { deskWords as t } from './messages'
import { Plans } from './Plans'
import { partsOf } from './rules'
import { SplitBar } from './SplitBar'
import type { DeskState } from './useDesk'
import '../payment.scss'
import './desk.scss'

/** What is to be paid, from what, and by what; or what is being waited for. */
export const DeskContent = observer(function DeskContent({ orders, desk }: DeskContentProps) {
  const { orderCodes, paying, standing, payable, inForm } = desk
  if (!inForm) return <Asking paying={paying} orderCodes={orderCodes} canPay={payable !== undefined} />
  // paid: this screen is being replaced
  if (standing?.kind === 'PAID') return <DeskSkeleton />
  if (!payable) return <Closed orderCodes={orderCodes} unknown={standing?.kind === 'UNKNOWN'} />
  return (
    <StateView remote={desk.remote} skeleton={<DeskSkeleton />}>
      {(offer) => (
        <>
          <PayHead amountFen={offer.amountFen} payBefore={offer.payBefore} onEnd={desk.end} />
          <Means offer={offer} desk={desk} />
          <FriendWay orderCodes={payable.orderCodes} note={offer.balanceFen > 0 ? t('friendNote') : undefined} />
          <PayOrders orders={orders.filter(({ orderCode }) => payable.orderCodes.includes(orderCode))} />
        </>
      )}
    </StateView>
  )
})

interface DeskContentProps {
  orders: OrderDetail[]
  desk: DeskState
}

const Means = observer(function Means({ offer, desk }: { offer: Desk; desk: DeskState }) {
  const { split, way } = desk
  if (!split || !way) return null
  return (
    <>
      <SplitBar amountFen={offer.amountFen} parts={partsOf(split, way)} />
      <Balance offer={offer} desk={desk} />
      {split.restFen > 0 ? <Rest offer={offer} desk={desk} /> : null}
    </>
  )
})

const Balance = observer(function Balance({ offer, desk }: { offer: Desk; desk: DeskState }) {
  const { balanceFen } = offer
  const spentFen = desk.split?.balanceFen ?? 0
  const none = balanceFen === 0
  return (
    <Card>
      <Row left padY={2} wide className="pay-channel">
        <View className="pay-channel__icon pay-channel__icon--WECHAT">
          <Icon name="wallet" size={20} />
        </View>
        <View className="ui__pad-x-3 ui__grow">
          <Text size={4} tone="ink" tight>
            {t('balance')}
          </Text>
          <Text size={2} tone="ink-3" tight>
            {none ? t('balanceNone') : t('balanceLeft', { amount: shownMoney(balanceFen) })}
          </Text>
        </View>
        {spentFen > 0 ? <Price className="desk-spent" fen={spentFen} size="s" sign="−" /> : null}
        <Switch
          on={desk.useBalance}
          disabled={none}
          label={t('useBalance', { amount: shownMoney(Math.min(balanceFen, offer.amountFen)) })}
          onChange={desk.setUseBalance}
        />
      </Row>
      {desk.split?.restFen === 0 ? (
        <Text size={2} tone="ok" padTop={2}>
          {t('covered')}
        </Text>
      ) : null}
    </Card>
  )
})

const Rest = observer(function Rest({ offer, desk }: { offer: Desk; desk: DeskState }) {
  const { split, way, choose } = desk
  if (!split) return null
  const title = t(split.balanceFen > 0 ? 'rest' : 'all')
  return (
    <Card title={title} extra={<Price fen={split.restFen} size="m" tone="ink" />}>
      <View role="radiogroup" aria-label={title}>
        {split.plans.length > 0 ? (
          <Plans
            plans={split.plans}
            creditFen={offer.creditFen}
            dueDays={offer.dueDays}
            chosen={desk.plan}
            onChoose={(months) => choose({ kind: 'PLAN', months })}
          />
        ) : null}
        {desk.channels.map((channel) => (
          <ChannelRow
            key={channel}
            channel={channel}
            chosen={way?.kind === 'CHANNEL' && way.channel === channel}
            onTap={() => choose({ kind: 'CHANNEL', channel })}
          />
        ))}
      </View>
    </Card>
  )
})
