import { View } from '@tarojs/components'
import type { ShopDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { DecoratedBlocks, type MoreBlocks, type PageSignals, type useDecoratedPage } from '@/features/cms'
import { Skeleton } from '@/ui'
import { PlainHome, ShopCoupons } from './LateParts'

interface ShopHomeProps {
  shop: ShopDetail
  page: ReturnType<typeof useDecoratedPage>
  more: MoreBlocks
  signals: PageSignals
  onNew: () => void
}

/** The shop's front: its coupons, then what it is decorated with, else what is new and what sells best. */
export const ShopHome = observer(function ShopHome({ shop, page, more, signals, onNew }: ShopHomeProps) {
  return (
    <View>
      <ShopCoupons shop={shop} />
      {page.status === 'loading' ? (
        <Skeleton shape="tiles" />
      ) : page.status === 'ready' ? (
        <DecoratedBlocks page={shop.shopCode} blocks={page.body.blocks} signals={signals} more={more} />
      ) : (
        <PlainHome shop={shop} signals={signals} onNew={onNew} />
      )}
    </View>
  )
})
