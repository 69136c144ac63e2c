import { View } from '@tarojs/components'
import type { LiveRoom, ShopDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import type { DecoratedPage, MoreBlocks, PageSignals } from '@/features/cms'
import { OnAirStrip } from '@/features/live'
import { Tabs } from '@/ui'
import { shopWords as t } from '../messages'
import { ShopActivities, ShopGoods } from './LateParts'
import { ShopHead } from './ShopHead'
import { ShopHome } from './ShopHome'

const tabs = ['HOME', 'ALL', 'NEW', 'ACTIVITY'] as const
export type ShopTab = (typeof tabs)[number]

interface BodyProps {
  shop: ShopDetail
  /** Its room that is on air. */
  air: LiveRoom | undefined
  page: DecoratedPage
  /** The blocks that come whole on it. */
  more: MoreBlocks
  tab: ShopTab
  onTab: (tab: ShopTab) => void
  signals: PageSignals
}

/** What the chosen tab shows. */
const Part = observer(function Part({ shop, page, more, tab, onTab, signals }: BodyProps) {
  const seeAll = () => onTab('ALL')
  if (tab === 'ACTIVITY') return <ShopActivities shop={shop} signals={signals} onAll={seeAll} />
  if (tab === 'HOME') {
    return <ShopHome shop={shop} page={page} more={more} signals={signals} onNew={() => onTab('NEW')} />
  }
  return <ShopGoods key={tab} shopCode={shop.shopCode} isNew={tab === 'NEW'} signals={signals} onAll={seeAll} />
})

/** An open shop: whose it is, its four tabs, and what the chosen one shows. */
export const OpenShop = observer(function OpenShop(props: BodyProps) {
  const { shop, air, tab, onTab } = props
  const counts: Partial<Record<ShopTab, number>> = {
    ALL: shop.productCount,
    NEW: shop.newCount,
    ACTIVITY: shop.flashCount
  }
  return (
    <View>
      <ShopHead shop={shop} />
      <View>{air === undefined ? null : <OnAirStrip room={air} />}</View>
      <View className="shop-page__tabs">
        <Tabs
          items={tabs.map((key) => ({ key, label: t(key), ...(counts[key] ? { count: counts[key] } : {}) }))}
          value={tab}
          onChange={onTab}
          label={t('tabs')}
        />
      </View>
      <View className="shop-page__body">
        <Part {...props} />
      </View>
    </View>
  )
})
