import { View } from '@tarojs/components'
import type { ProductDetail, ProductSku } from '@contract'
import type { SpecificationChoice } from '@domain/goods/specification'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import {
  Description,
  Facts,
  Gallery,
  galleryOf,
  viewerPictureOf,
  productWords,
  LaterRecommended,
  ShopLine,
  Summary,
  type useDelivery
} from '@/features/product'
import { LaterEarnLine } from '@/features/earnings/sharing'
import { HeartButton, useHearts } from '@/features/heart'
import { SeenBefore } from '@/features/footstep'
import { RemindButton } from '@/features/moment'
import { SharedNote, ShareButton } from '@/features/share'
import { stores } from '@/stores'
import { About } from './late'
import { Skeleton } from '@/ui'
import { Promotions } from './promotions/Promotions'
import { usePromotions } from './promotions/usePromotions'

interface ContentProps {
  product: ProductDetail
  sku: ProductSku | undefined
  choice: SpecificationChoice
  quantity: number
  delivery: ReturnType<typeof useDelivery>
  near: boolean
  onChoose: () => void
  onTurn: () => void
  onShare: () => void
  /** Opens the alerts: back in stock, or cheaper. */
  onTell: () => void
  /** What one piece costs with everything that takes something off, fen; undefined: nothing more does. */
  onAfter: (fen: number | undefined) => void
}

/**
 * What the page says of the product, from its pictures to what goes with it. A panel that opens over it leaves it as it
 * is.
 */
export const Content = observer(function Content({
  product,
  sku,
  choice,
  quantity,
  delivery,
  near,
  onChoose,
  onTurn,
  onShare,
  onTell,
  onAfter
}: ContentProps) {
  const pictures = useMemo(() => galleryOf(product, sku), [product, sku])
  const files = useMemo(() => pictures.map((picture) => viewerPictureOf(product, picture)), [product, pictures])
  const [aboutShown, setAboutShown] = useState(false)
  const promotions = usePromotions(product, sku, quantity)
  const worth = promotions.counted?.worth
  const shownSku = sku ?? product.skus[0]
  useHearts(shownSku ? [shownSku.skuCode] : [])
  const isWorthwhile = quantity === 1 && worth && worth.savedFen > worth.cutFen + worth.flashFen
  const afterFen = isWorthwhile ? worth.payFen : undefined
  useEffect(() => onAfter(afterFen), [onAfter, afterFen])
  return (
    <View id="product-top">
      <Gallery pictures={pictures} files={files} caption={product.title} video={product.video} />
      <SeenBefore product={product} sku={sku} />
      <SharedNote />
      <Summary
        product={product}
        sku={sku ?? product.skus[0]}
        delivery={delivery}
        onTurn={onTurn}
        afterFen={afterFen}
        coupons={<Promotions promotions={promotions} delivery={delivery} onTell={onTell} />}
        aside={
          <>
            {shownSku ? <HeartButton skuCode={shownSku.skuCode} name={product.title} worded /> : null}
            <ShareButton onTap={onShare} />
          </>
        }
        remind={<RemindButton spuCode={product.spuCode} sku={sku ?? product.skus[0]} />}
      />
      {shownSku && stores.session.userInfo?.partnerCode ? (
        <LaterEarnLine spuCode={product.spuCode} priceFen={shownSku.priceFen} onShare={onShare} />
      ) : null}
      <Facts product={product} sku={sku} choice={choice} quantity={quantity} onChoose={onChoose} delivery={delivery} />
      <View className={aboutShown ? undefined : 'product-page__about'}>
        {near && !aboutShown ? <Skeleton shape="rows" /> : null}
        {near ? (
          <About product={product} sku={sku} onChoose={onChoose} onTell={onTell} onShown={() => setAboutShown(true)} />
        ) : null}
      </View>
      <ShopLine shop={product.shop} />
      <View id="product-details">
        <Description product={product} near={near} />
      </View>
      {near ? (
        <View id="product-recommended" className="product-page__end">
          <LaterRecommended
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
