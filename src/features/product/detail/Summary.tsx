import { View } from '@tarojs/components'
import type { ProductDetail, ProductSku } from '@contract'
import { pieceSaving } from '@domain/money/saving'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { serverNow } from '@/api'
import { ProductTags } from '../cards/ProductTags'
import { SoldCount } from '../cards/SoldCount'
import { deliveryLine } from './deliveryWords'
import { PriceBand } from './PriceBand'
import { askedPrice } from './rules'
import type { DeliveryState } from './useDelivery'
import './Summary.scss'

interface SummaryProps {
  product: ProductDetail
  sku: ProductSku | undefined
  delivery: DeliveryState
  onTurn: () => void
  /** The price of one piece, with everything that takes something off; absent: nothing more does. */
  afterFen?: number | undefined
  /** Between the price and the name. */
  coupons?: ReactNode
  /** Beside the name, such as the way to share. */
  aside?: ReactNode
  /** Beside the countdown to a flash sale. */
  remind?: ReactNode
}

/** Price, tags, name, how many bought it, and in a line what delivery costs and takes. */
export const Summary = observer(function Summary({
  product,
  sku,
  delivery,
  onTurn,
  afterFen,
  coupons,
  aside,
  remind
}: SummaryProps) {
  const line = deliveryLine(delivery.delivery.data)
  const price = sku && askedPrice(sku, serverNow())
  return (
    <View className="summary">
      {sku ? <PriceBand sku={sku} onTurn={onTurn} afterFen={afterFen} remind={remind} /> : null}
      <View className="summary__body">
        {coupons ? <View className="summary__coupons">{coupons}</View> : null}
        {product.tags.length > 0 || (price && pieceSaving(price).savedFen > 0) ? (
          <View className="summary__tags">
            <ProductTags price={price} tags={product.tags} />
          </View>
        ) : null}
        <View className="summary__name">
          <View className="summary__title" role="heading" aria-level={2}>
            {product.title}
          </View>
          {aside}
        </View>
        {product.subtitle ? <View className="summary__subtitle">{product.subtitle}</View> : null}
        <View className="summary__foot">
          <SoldCount count={product.soldCount} />
          {line ? <View className="summary__delivery">{line}</View> : null}
        </View>
      </View>
    </View>
  )
})
