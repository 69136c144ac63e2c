import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useState } from 'react'
import {
  ApplyList,
  CaseList,
  listWords as t,
  useApplicable,
  useCaseCounts,
  useCases,
  Ways
} from '@/features/afterSales/list'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, Skeleton, Tabs } from '@/ui'
import { belowBar } from '@/ui/screen/barMeasures'
import './afterSalesHistory.scss'

const tabs = ['APPLY', 'OPEN', 'ENDED'] as const
type Tab = (typeof tabs)[number]

/** What can be applied for, what is under way by whose turn it is, and what is over. */
function AfterSalesHistory({ tab: first = 'OPEN' }: RouteParams['afterSalesHistory']) {
  const [tab, setTab] = useState<Tab>(first)
  const [measures] = useState(() => belowBar('--cases-top'))
  const counts = useCaseCounts()
  const cases = useCases(tab === 'ENDED' ? 'ENDED' : 'OPEN', tab !== 'APPLY')
  const applicable = useApplicable(tab === 'APPLY')
  const list = tab === 'APPLY' ? applicable : cases
  const reload = () => Promise.all([list.reload(), counts.reload()])
  const choose = (next: Tab) => {
    setTab(next)
    void Taro.pageScrollTo({ scrollTop: 0, duration: 0 })
  }
  const { yours = 0, ours = 0 } = counts.data ?? {}
  const countOf = { APPLY: 0, OPEN: yours + ours, ENDED: 0 }
  return (
    <Screen onReachBottom={() => void list.loadMore()} onPullRefresh={reload}>
      <View className="cases__head" style={measures}>
        <Tabs
          items={tabs.map((key) => ({ key, label: t(key), count: countOf[key] }))}
          value={tab}
          onChange={choose}
          label={t('tabs')}
        />
      </View>
      {tab === 'ENDED' ? null : <Ways />}
      {/* in a view of its own: what stands beside a list would send it anew to a page of the mini-program */}
      <View>
        {tab === 'APPLY' ? (
          <ApplyList list={applicable} onRetry={reload} />
        ) : (
          <CaseList list={cases} tab={tab} counts={counts.data} onRetry={reload} onApply={() => choose('APPLY')} />
        )}
      </View>
    </Screen>
  )
}

export default definePage('afterSalesHistory', { body: AfterSalesHistory, skeleton: <Skeleton shape="rows" /> })
