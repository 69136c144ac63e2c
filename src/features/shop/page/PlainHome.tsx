import { View } from '@tarojs/components'
import type { ProductCard, ShopDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import type { PageSignals } from '@/features/cms'
import { Recommended, SmallProduct } from '@/features/product'
import { Card, SideScroll } from '@/ui'
import { useQuery } from './calls'
import { partWords as t } from '../partMessages'
import { useReloads } from './useReloads'

interface PlainHomeProps {
  shop: ShopDetail
  signals: PageSignals
  onNew: () => void
}

const listOf = ({ list }: { list: ProductCard[] }): ProductCard[] => list

/** What is new, as a shop shows it that is not decorated. */
const Newest = observer(function Newest({ shop, signals, onNew }: PlainHomeProps) {
  const remote = useQuery('GET /o2srh/v1/pub/platform-products/medias', {
    query: { shopCode: shop.shopCode, size: 10 },
    when: shop.newCount > 0,
    forAll: true,
    pick: listOf
  })
  useReloads(signals, remote.reload)
  if (shop.newCount > 0 && remote.status === 'loading') return <View className="shop-page__new-wait" />
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

/** The front of a shop that is not decorated: what is new and what sells best. */
export const PlainHome = observer(function PlainHome(props: PlainHomeProps) {
  return (
    <View className="shop-page__plain">
      <Newest {...props} />
      <Recommended scene="HOME" shopCode={props.shop.shopCode} title={t('bestTitle')} eagerCount={2} />
    </View>
  )
})
