import { View } from '@tarojs/components'
import type { ProductCard, ShopDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { DecoratedBlocks, type PageSignals, type useDecoratedPage } from '@/features/cms'
import { Recommended, SmallProduct } from '@/features/product'
import { Card, SideScroll, Skeleton } from '@/ui'
import { shopWords as t } from '../messages'
import { useQuery } from './calls'
import { ShopCoupons } from './ShopCoupons'
import { useReloads } from './useReloads'

const listOf = ({ list }: { list: ProductCard[] }): ProductCard[] => list

interface ShopHomeProps {
  shop: ShopDetail
  page: ReturnType<typeof useDecoratedPage>
  signals: PageSignals
  onNew: () => void
}

/** What is new, as a shop shows it that is not decorated. */
const Newest = observer(function Newest({ shop, signals, onNew }: Omit<ShopHomeProps, 'page'>) {
  const remote = useQuery('GET /o2srh/v1/pub/platform-products/medias', {
    query: { shopCode: shop.shopCode, size: 10 },
    when: shop.newCount > 0,
    forAll: true,
    pick: listOf
  })
  useReloads(signals, remote.reload)
  if (!remote.data || remote.data.length === 0) return null
  return (
    <Card title={t('newTitle')} more={{ label: t('allNew'), onTap: onNew }}>
      <SideScroll label={t('newTitle')}>
        {remote.data.map((product) => (
          <SmallProduct key={product.spuCode} product={product} />
        ))}
      </SideScroll>
    </Card>
  )
})

/** The shop's front: its coupons, then what it is decorated with, else what is new and what sells best. */
export const ShopHome = observer(function ShopHome(props: ShopHomeProps) {
  const { shop, page, signals } = props
  return (
    <View>
      <ShopCoupons shop={shop} />
      {page.status === 'loading' ? (
        <Skeleton shape="tiles" />
      ) : page.status === 'ready' ? (
        <DecoratedBlocks page={shop.shopCode} blocks={page.body.blocks} signals={signals} />
      ) : (
        <View className="shop-page__plain">
          <Newest {...props} />
          <Recommended scene="HOME" shopCode={shop.shopCode} title={t('bestTitle')} eagerCount={2} />
        </View>
      )}
    </View>
  )
})
