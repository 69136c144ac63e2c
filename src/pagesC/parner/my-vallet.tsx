import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { AccountPart } from '@/features/earnings/account/AccountPart'
import { useAccount, useEntries, type EntryKind } from '@/features/earnings/account/useAccount'
import { WithdrawalList } from '@/features/earnings/history/WithdrawalList'
import { useWithdrawals } from '@/features/earnings/history/useWithdrawals'
import { earningWords as t } from '@/features/earnings/messages'
import { NotPartner } from '@/features/earnings/NotPartner'
import { OrderList } from '@/features/earnings/orders/OrderList'
import { usePartnerOrders, type CommissionFilter } from '@/features/earnings/orders/useOrders'
import { WalletBar } from '@/features/earnings/WalletBar'
import { WalletSkeleton } from '@/features/earnings/WalletSkeleton'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, StateView, Tabs } from '@/ui'

const tabs = ['ACCOUNT', 'ORDERS', 'WITHDRAWALS'] as const
type Tab = (typeof tabs)[number]

/** What a partner earned: the account, the orders that it came by, and what was withdrawn. */
function MyVallet({ tab: first = 'ACCOUNT' }: RouteParams['myVallet']) {
  const [tab, setTab] = useState<Tab>(first)
  // which month it is says the shop's clock: none is asked for before one is chosen
  const [chosenMonth, setMonth] = useState<string>()
  const [kind, setKind] = useState<EntryKind>('ALL')
  const [filter, setFilter] = useState<CommissionFilter>('ALL')
  const [isHidden, setIsHidden] = useState(false)
  const remote = useAccount(chosenMonth)
  const isKnown = remote.data !== undefined && !remote.missing
  const month = chosenMonth ?? remote.data?.month ?? ''
  const entries = useEntries(month, kind, isKnown && tab === 'ACCOUNT')
  const orders = usePartnerOrders(filter, isKnown && tab === 'ORDERS')
  const withdrawals = useWithdrawals(isKnown && tab === 'WITHDRAWALS')

  const choose = (next: Tab) => {
    setTab(next)
    void Taro.pageScrollTo({ scrollTop: 0, duration: 0 })
  }
  const shownList = {
    ACCOUNT: entries,
    ORDERS: orders,
    WITHDRAWALS: { list: withdrawals, reload: withdrawals.restart }
  }[tab]
  const reload = () => Promise.all([remote.reload(), shownList.reload()])
  return (
    <Screen
      onPullRefresh={reload}
      onReachBottom={() => void shownList.list.loadMore()}
      footer={isKnown && remote.data ? <WalletBar account={remote.data} hidden={isHidden} /> : undefined}
    >
      <StateView remote={remote} missing={<NotPartner />}>
        {(account) => (
          <View>
            <View className="earn-tabs">
              <Tabs
                items={tabs.map((key) => ({ key, label: t(key) }))}
                value={tab}
                onChange={choose}
                label={t('tabs')}
              />
            </View>
            {tab === 'ACCOUNT' ? (
              <AccountPart
                account={account}
                entries={entries}
                kind={kind}
                hidden={isHidden}
                onKind={setKind}
                onHide={() => setIsHidden(!isHidden)}
                onMonth={setMonth}
              />
            ) : tab === 'ORDERS' ? (
              <OrderList
                orders={orders}
                filter={filter}
                hidden={isHidden}
                onFilter={setFilter}
                onAccount={() => choose('ACCOUNT')}
              />
            ) : (
              <WithdrawalList list={withdrawals} hidden={isHidden} onChanged={reload} />
            )}
          </View>
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('myVallet', { body: MyVallet, skeleton: <WalletSkeleton /> })
