import { View } from '@tarojs/components'
import type { ProductCard, ShopDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { couponsOf, useCoupons } from '@/features/coupon'
import type { PageSignals } from '@/features/cms'
import { ProductGrid } from '@/features/product'
import { EmptyState, StateView } from '@/ui'
import { useQuery } from './calls'
import { partWords as t } from '../partMessages'
import { ShopCoupons } from './ShopCoupons'
import { useReloads } from './useReloads'

const listOf = ({ list }: { list: ProductCard[] }): ProductCard[] => list

/** What a shop offers now: its coupons, and what is on flash sale. */
export const ShopActivities = observer(function ShopActivities({
  shop,
  signals,
  onAll
}: {
  shop: ShopDetail
  signals: PageSignals
  onAll: () => void
}) {
  const flash = useQuery('GET /o2srh/v1/pub/platform-products/medias', {
    query: { shopCode: shop.shopCode, flash: true, size: 30 },
    pick: listOf
  })
  const { remote } = useCoupons(shop.shopCode)
  useReloads(signals, () => Promise.all([flash.reload(), remote.reload()]))
  const coupons = couponsOf(remote.data ?? [], [shop.shopCode]).length
  const none = flash.data?.length === 0 && remote.data !== undefined && coupons === 0 && shop.followCoupon === undefined
  return (
    <View>
      <ShopCoupons shop={shop} title={t('coupons')} />
      <StateView
        remote={flash}
        skeleton="tiles"
        empty={{
          when: (list) => list.length === 0,
          view: none ? (
            <EmptyState
              drawing="search"
              title={t('noActivity')}
              note={t('noActivityNote')}
              action={{ label: t('seeAll'), onTap: onAll }}
            />
          ) : null
        }}
      >
        {(products) => (
          <View className="shop-page__part">
            <View className="shop-page__title" role="heading" aria-level={2}>
              {t('flashTitle')}
            </View>
            <View className="ui__pad-x-2">
              <ProductGrid products={products} eagerCount={2} />
            </View>
          </View>
        )}
      </StateView>
    </View>
  )
})
