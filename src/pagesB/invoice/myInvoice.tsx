import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { InvoiceList, invoiceListWords, useInvoices } from '@/features/invoice/list'
import { TitleList, titleWords, useTitles } from '@/features/invoice/titles'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { BottomBar, Button, Screen, Skeleton, Tabs } from '@/ui'
import { belowBar } from '@/ui/screen/barMeasures'
import './myInvoice.scss'

const tabs = ['ALL', 'OPEN', 'ISSUED', 'ENDED', 'TITLES'] as const
type Tab = (typeof tabs)[number]

/** As many as the gateway keeps. */
const mostTitles = 20

/** The shopper's invoices by state, and the titles that they are made out to. */
function MyInvoice({ tab: first = 'ALL' }: RouteParams['myInvoice']) {
  const [tab, setTab] = useState<Tab>(first)
  const [measures] = useState(() => belowBar('--invoices-top'))
  const showsTitles = tab === 'TITLES'
  const group = showsTitles ? 'ALL' : tab
  const invoices = useInvoices(group, !showsTitles)
  const titles = useTitles({ when: showsTitles, again: true })
  const choose = (next: Tab) => {
    setTab(next)
    void Taro.pageScrollTo({ scrollTop: 0, duration: 0 })
  }
  const count = titles.data?.length ?? 0
  return (
    <Screen
      onReachBottom={() => {
        if (!showsTitles) void invoices.loadMore()
      }}
      onPullRefresh={() => (showsTitles ? titles.reload() : invoices.reload())}
      footer={
        showsTitles && count > 0 ? (
          <BottomBar>
            <Button block size="l" disabled={count >= mostTitles} onTap={() => go('addInvoiceTitle')}>
              {titleWords(count >= mostTitles ? 'full' : 'add')}
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <View className="my-invoice__head" style={measures}>
        <Tabs
          className="my-invoice__tabs"
          items={tabs.map((key) => ({ key, label: invoiceListWords(key) }))}
          value={tab}
          onChange={choose}
          label={invoiceListWords('tabs')}
        />
      </View>
      {showsTitles ? <TitleList titles={titles} /> : <InvoiceList invoices={invoices} group={group} />}
    </Screen>
  )
}

export default definePage('myInvoice', { body: MyInvoice, skeleton: <Skeleton shape="rows" /> })
