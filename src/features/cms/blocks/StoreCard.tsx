import { Text, View } from '@tarojs/components'
import type { ProductCard, ShopCard } from '@contract'
import { observer } from 'mobx-react-lite'
import { SmallProduct } from '@/features/product'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { Picture, SideScroll, Tag } from '@/ui'
import { Linked, linkAction } from '../Linked'
import { cmsWords } from '../messages'
import { Near } from '../Near'
import { loadProducts } from '../products'
import type { StoreCardProps } from '../types'
import { useBlockData } from '../useBlockData'
import type { BlockGiven } from './block'
import { ShimmerBox } from './Shimmer'
import './StoreCard.scss'
import { call } from './calls'

/** A shop is worth a card without its goods, goods without their shop are not. */
async function loadShop({ shopCode, spuCodes }: StoreCardProps): Promise<{ shop?: ShopCard; products: ProductCard[] }> {
  const [{ list }, products] = await Promise.all([
    call('GET /o2md/v1/pub/online-shop', { query: { shopCode }, quiet: true }),
    spuCodes.length > 0 ? loadProducts({ spuCodes }, 0) : []
  ])
  return { shop: list.find((each) => each.shopCode === shopCode), products }
}

const Loaded = observer(function Loaded({ id, props }: BlockGiven<'storeCard'>) {
  const locale = currentLocale()
  const { data, status } = useBlockData(id, [props.shopCode, props.spuCodes], () => loadShop(props))
  if (!data) return status === 'failed' ? null : <ShimmerBox className="cms-block cms-store__wait" />
  const { shop, products } = data
  if (!shop) return null
  const facts = { products: soldCount(shop.productCount, locale), sold: soldCount(shop.soldCount, locale) }
  return (
    <View className="cms-block cms-store">
      <Linked className="cms-store__head" link={props.link}>
        <View className="cms-store__logo">
          <Picture src={shop.logo} alt="" round />
        </View>
        <View className="cms-store__about">
          <View className="cms-store__name">
            <Text className="cms-store__words">{shop.shopName}</Text>
            {shop.selfOperated ? <Tag kind="brand">{cmsWords('selfOperated')}</Tag> : null}
          </View>
          <View className="cms-store__facts">{cmsWords('shopFacts', facts)}</View>
          <View className="cms-store__facts">{shop.slogan}</View>
        </View>
        {linkAction(props.link) ? <Text className="cms-store__enter">{cmsWords('enterShop')}</Text> : null}
      </Linked>
      {products.length > 0 ? (
        <SideScroll label={shop.shopName}>
          {products.map((product) => (
            <SmallProduct key={product.spuCode} product={product} />
          ))}
        </SideScroll>
      ) : null}
    </View>
  )
})

/** A shop with some of its goods. */
export function StoreCard(props: BlockGiven<'storeCard'>) {
  return (
    <Near id={props.id} atOnce={props.eager} waiting={<ShimmerBox className="cms-block cms-store__wait" />}>
      <Loaded {...props} />
    </Near>
  )
}
