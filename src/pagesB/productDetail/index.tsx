import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import {
  BuyBar,
  BuyButtons,
  SpecificationSheet,
  useBuying,
  useChoice,
  useDelivery,
  useProduct
} from '@/features/product'
import { ShareSheets, useShareCard } from '@/features/share'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { stores } from '@/stores'
import { Screen, Skeleton, StateView, useEvent } from '@/ui'
import { Anchors, InBar } from './about/About'
import { Content } from './Content'
import { posterOf, subjectOf } from './sharing'
import './index.scss'

/** px scrolled after which the bar stands on the page rather than on the pictures */
const belowPictures = 260
/** px scrolled after which the description is near enough to be loaded */
const nearDescription = 40

/** One product: pictures, price, choice, delivery, what it is, and the way to buy it. */
function ProductPage({ spuCode, skuCode }: RouteParams['productDetail']) {
  const remote = useProduct(spuCode)
  const product = remote.gone ? undefined : remote.data
  const chosen = useChoice(product, skuCode)
  const delivery = useDelivery(chosen.sku?.skuCode, chosen.quantity)
  const [choosing, setChoosing] = useState(false)
  const [below, setBelow] = useState(false)
  const [near, setNear] = useState(false)
  const [sharing, setSharing] = useState(false)
  const subject = subjectOf(spuCode, product, chosen.sku)
  useShareCard(subject)
  usePageScroll(({ scrollTop }) => {
    setBelow(scrollTop > belowPictures)
    if (scrollTop > nearDescription) setNear(true)
  })

  const choose = useEvent(() => {
    chosen.markSeen()
    setChoosing(true)
  })
  const turn = useEvent(() => void remote.reload())
  const share = useEvent(() => setSharing(true))
  const buying = useBuying({
    product,
    chosen,
    ask: choose,
    done: () => setChoosing(false),
    refresh: () => void remote.reload()
  })

  // what failed beside the product is asked for again with it
  const reload = () => {
    void remote.reload()
    void delivery.retry()
    void stores.cart.refreshCount()
  }

  return (
    <Screen
      className={below ? 'product-page product-page--below' : 'product-page'}
      tone="clear"
      navCenter={below && product ? <InBar sku={chosen.sku ?? product.skus[0]} /> : undefined}
      footer={
        product ? (
          <BuyBar>
            <BuyButtons product={product} sku={undefined} joined onAdd={buying.addFromBar} onBuy={buying.buyFromBar} />
          </BuyBar>
        ) : undefined
      }
    >
      <StateView remote={{ ...remote, reload, data: product, status: remote.gone ? 'loading' : remote.status }}>
        {(shown) => (
          <View>
            {near ? <Anchors shown={below} /> : null}
            <Content
              product={shown}
              sku={chosen.sku}
              choice={chosen.choice}
              quantity={chosen.quantity}
              delivery={delivery}
              near={near}
              onChoose={choose}
              onTurn={turn}
              onShare={share}
            />
            <ShareSheets
              open={sharing}
              onClose={() => setSharing(false)}
              subject={subject}
              poster={posterOf(shown, chosen.sku)}
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

export default definePage('productDetail', { body: ProductPage, skeleton: <Skeleton shape="detail" /> })
