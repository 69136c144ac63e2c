import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import type { ProductDetail, ProductSku } from '@contract'
import { useState } from 'react'
import { BuyBar, BuyButtons, useBuying, useChoice, useDelivery, useProduct } from '@/features/product'
import { useShareCard } from '@/features/share'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { stores } from '@/stores'
import { Screen, Skeleton, StateView, useEvent } from '@/ui'
import { Anchors, InBar } from './late'
import { Content } from './Content'
import { Panels, type Panel } from './Panels'
import { subjectOf } from './sharing'
import './index.scss'

/** px scrolled after which the bar stands on the page rather than on the pictures */
const belowPictures = 260
/** px scrolled after which the description is near enough to be loaded */
const nearDescription = 40

/** How far the page was scrolled: below the pictures now, near the description once. */
function useScrolled() {
  const [below, setBelow] = useState(false)
  const [near, setNear] = useState(false)
  usePageScroll(({ scrollTop }) => {
    setBelow(scrollTop > belowPictures)
    if (scrollTop > nearDescription) setNear(true)
  })
  return { below, near }
}

interface BarProps {
  product: ProductDetail
  sku: ProductSku | undefined
  afterFen: number | undefined
  onTell: () => void
  by: ReturnType<typeof useBuying>
}

/** What the product is bought by, whatever of it is chosen. */
const Bar = ({ product, sku, afterFen, onTell, by }: BarProps) => (
  <BuyBar shopCode={product.shop.shopCode} skuCode={sku?.skuCode ?? product.skus[0]?.skuCode}>
    <BuyButtons
      product={product}
      sku={undefined}
      joined
      afterFen={afterFen}
      onTell={onTell}
      onAdd={by.addFromBar}
      onBuy={by.buyFromBar}
    />
  </BuyBar>
)

/** One product: pictures, price, choice, delivery, what it is, and the way to buy it. */
function ProductPage({ spuCode, skuCode }: RouteParams['productDetail']) {
  const remote = useProduct(spuCode)
  const product = remote.gone ? undefined : remote.data
  const chosen = useChoice(product, skuCode)
  const delivery = useDelivery(chosen.sku?.skuCode, chosen.quantity)
  const [panel, setPanel] = useState<Panel>()
  const [afterFen, setAfterFen] = useState<number>()
  const { below, near } = useScrolled()
  const subject = subjectOf(spuCode, product, chosen.sku)
  useShareCard(subject)

  const choose = useEvent(() => {
    chosen.markSeen()
    setPanel('choice')
  })
  const turn = useEvent(() => void remote.reload())
  const share = useEvent(() => setPanel('share'))
  const tell = useEvent(() => setPanel('tell'))
  const buying = useBuying({
    product,
    chosen,
    ask: choose,
    done: () => setPanel(undefined),
    refresh: () => void remote.reload()
  })

  // what failed beside the product is asked for again with it
  const reload = () => [remote.reload(), delivery.retry(), stores.cart.refreshCount()].forEach((task) => void task)

  return (
    <Screen
      className={below ? 'product-page product-page--below' : 'product-page'}
      tone="clear"
      navCenter={below && product ? <InBar sku={chosen.sku ?? product.skus[0]} /> : undefined}
      footer={
        product ? <Bar product={product} sku={chosen.sku} afterFen={afterFen} onTell={tell} by={buying} /> : undefined
      }
    >
      <StateView remote={{ ...remote, reload, data: product, status: remote.gone ? 'loading' : remote.status }}>
        {(detail) => (
          <View>
            {near ? <Anchors shown={below} /> : null}
            <Content
              product={detail}
              sku={chosen.sku}
              choice={chosen.choice}
              quantity={chosen.quantity}
              delivery={delivery}
              near={near}
              onChoose={choose}
              onTurn={turn}
              onShare={share}
              onTell={tell}
              onAfter={setAfterFen}
            />
            <Panels
              product={detail}
              chosen={chosen}
              delivery={delivery}
              subject={subject}
              open={panel}
              onOpen={setPanel}
              onAdd={buying.add}
              onBuy={buying.buy}
            />
          </View>
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('productDetail', { body: ProductPage, skeleton: <Skeleton shape="detail" /> })
