import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { isBuilt } from '@/routes'
import { Picture, SideScroll, Tag } from '@/ui'
import type { BlockGiven } from '../blocks/block'
import { Section } from '../blocks/Section'
import { ShimmerRail } from '../blocks/Shimmer'
import { Linked } from '../Linked'
import { cmsWords } from '../messages'
import { Near } from '../Near'
import type { BlockLink } from '../types'
import { useBlockData } from '../useBlockData'
import { say } from '../words'
import { call } from './calls'
import './ShopRail.scss'

type Found = DataOf<'GET /o2srh/v1/pub/online-shop-list/search'>['list'][number]

async function loadShops(keyword: string | undefined, size: number): Promise<Found[]> {
  const { list } = await call('GET /o2srh/v1/pub/online-shop-list/search', {
    query: { page: 1, size, ...(keyword === undefined ? {} : { keyword }) },
    quiet: true
  })
  return list.filter(({ closed }) => closed !== true)
}

/** The shop's own page; where it is not built, its products. */
const toShop = (shopCode: string): BlockLink => ({
  route: isBuilt('shop') ? 'shop' : 'productList',
  params: { shopCode }
})

const Shop = observer(function Shop({ shop }: { shop: Found }) {
  const locale = currentLocale()
  const facts = { products: soldCount(shop.productCount, locale), sold: soldCount(shop.soldCount, locale) }
  return (
    <Linked className="cms-shop" link={toShop(shop.shopCode)} label={shop.shopName}>
      <View className="cms-shop__head">
        <View className="cms-shop__logo">
          <Picture src={shop.logo} alt="" round />
        </View>
        <View className="cms-shop__about">
          <View className="cms-shop__name">
            <Text className="cms-shop__words">{shop.shopName}</Text>
            {shop.selfOperated ? <Tag kind="brand">{cmsWords('selfOperated')}</Tag> : null}
          </View>
          <View className="cms-shop__facts">{cmsWords('shopFacts', facts)}</View>
        </View>
      </View>
      <View className="cms-shop__goods" aria-hidden>
        {shop.products.slice(0, 3).map(({ spuCode, picture }) => (
          <View key={spuCode} className="cms-shop__thing">
            <Picture src={picture} alt="" round />
          </View>
        ))}
      </View>
    </Linked>
  )
})

const Loaded = observer(function Loaded({ id, props }: BlockGiven<'shopRail'>) {
  const { keyword, limit } = props
  const { data, status } = useBlockData(id, [keyword, limit], () => loadShops(keyword, limit))
  if (data ? data.length === 0 : status === 'failed') return null
  return (
    <Section title={props.title} more={props.more} ground="card">
      {data ? (
        <SideScroll label={say(props.title)}>
          {data.map((shop) => (
            <Shop key={shop.shopCode} shop={shop} />
          ))}
        </SideScroll>
      ) : (
        <ShimmerRail />
      )}
    </Section>
  )
})

/** Shops side by side, each with what sells best in it; nothing when there are none. */
export const ShopRail = observer(function ShopRail(props: BlockGiven<'shopRail'>) {
  const waiting = (
    <Section title={props.props.title} more={props.props.more} ground="card">
      <ShimmerRail />
    </Section>
  )
  return (
    <Near id={props.id} atOnce={props.eager} waiting={waiting}>
      <Loaded {...props} />
    </Near>
  )
})
