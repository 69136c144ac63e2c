import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import type { ProductDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import {
  BuyBar,
  BuyButtons,
  Description,
  Facts,
  Gallery,
  galleryOf,
  productWords,
  Recommended,
  ShopLine,
  SpecificationSheet,
  Summary,
  useBuying,
  useChoice,
  useDelivery,
  useProduct,
  type ProductChoice
} from '@/features/product'
import { usePageParams } from '@/routes'
import { Screen, StateView } from '@/ui'
import './index.scss'

/** px scrolled after which the bar stands on the page rather than on the pictures */
const belowPictures = 260
/** px scrolled after which the description is near enough to be loaded */
const nearDescription = 40

interface ContentProps {
  product: ProductDetail
  chosen: ProductChoice
  delivery: ReturnType<typeof useDelivery>
  near: boolean
  onChoose: () => void
  onTurn: () => void
}

const Content = observer(function Content({ product, chosen, delivery, near, onChoose, onTurn }: ContentProps) {
  const { sku } = chosen
  const pictures = useMemo(() => galleryOf(product, sku), [product, sku])
  return (
    <View>
      <Gallery pictures={pictures} />
      <Summary product={product} sku={sku ?? product.skus[0]} delivery={delivery} onTurn={onTurn} />
      <Facts product={product} chosen={chosen} onChoose={onChoose} delivery={delivery} />
      <ShopLine shop={product.shop} />
      <Description html={product.descriptionHtml} near={near} />
      {near ? (
        <View className="product-page__end">
          <Recommended
            scene="PRODUCT"
            spuCode={product.spuCode}
            categoryCode={product.categoryCode}
            title={productWords('recommended')}
          />
        </View>
      ) : null}
    </View>
  )
})

/** One product: pictures, price, choice, delivery, what it is, and the way to buy it. */
function ProductPage() {
  const { spuCode, skuCode } = usePageParams('productDetail')
  const remote = useProduct(spuCode)
  const product = remote.gone ? undefined : remote.data
  const chosen = useChoice(product, skuCode)
  const delivery = useDelivery(chosen.sku?.skuCode, chosen.quantity)
  const [choosing, setChoosing] = useState(false)
  const [below, setBelow] = useState(false)
  const [near, setNear] = useState(false)
  usePageScroll(({ scrollTop }) => {
    setBelow(scrollTop > belowPictures)
    if (scrollTop > nearDescription) setNear(true)
  })

  const choose = () => {
    chosen.markSeen()
    setChoosing(true)
  }
  const buying = useBuying({
    product,
    chosen,
    ask: choose,
    done: () => setChoosing(false),
    refresh: () => void remote.reload()
  })

  return (
    <Screen
      className={below ? 'product-page product-page--below' : 'product-page'}
      tone="clear"
      title={productWords('title')}
      footer={
        product ? (
          <BuyBar>
            <BuyButtons product={product} sku={undefined} joined onAdd={buying.addFromBar} onBuy={buying.buyFromBar} />
          </BuyBar>
        ) : undefined
      }
    >
      <StateView
        remote={{ ...remote, data: product, status: remote.gone ? 'loading' : remote.status }}
        skeleton="detail"
      >
        {(shown) => (
          <View>
            <Content
              product={shown}
              chosen={chosen}
              delivery={delivery}
              near={near}
              onChoose={choose}
              onTurn={() => void remote.reload()}
            />
            <SpecificationSheet
              open={choosing}
              onClose={() => setChoosing(false)}
              product={shown}
              chosen={chosen}
              footer={<BuyButtons product={shown} sku={chosen.sku} onAdd={buying.add} onBuy={buying.buy} />}
            />
          </View>
        )}
      </StateView>
    </Screen>
  )
}

export default observer(ProductPage)
