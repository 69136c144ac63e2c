import { Text, View } from '@tarojs/components'
import type { ProductDetail, ProductSku } from '@contract'
import { observer } from 'mobx-react-lite'
import { roundMoney } from '@/stores/money'
import { Button } from '@/ui'
import { isSoldOut } from '../detail/rules'
import { productWords } from '../messages'
import { specificationWords } from './messages'
import { limitOf } from './limits'
import './BuyButtons.scss'

interface BuyButtonsProps {
  product: ProductDetail
  /** The chosen SKU, whose own lack of stock stops buying too; undefined: it is chosen next. */
  sku: ProductSku | undefined
  onAdd: () => unknown
  onBuy: () => unknown
  /** Sets an alert for when there is some again; absent: there are no alerts. */
  onTell?: () => unknown
  /** One pill of two halves, as in the page's bar. */
  joined?: boolean
  /** What one costs with everything that takes something off, fen; absent: nothing more does. */
  afterFen?: number | undefined
}

/** Into the cart, or straight to the settlement; or why neither. */
export const BuyButtons = observer(function BuyButtons({
  product,
  sku,
  onAdd,
  onBuy,
  onTell,
  joined,
  afterFen
}: BuyButtonsProps) {
  const soldOutWords = isSoldOut(product)
    ? productWords('soldOut')
    : sku && sku.available <= 0
      ? specificationWords('skuSoldOut')
      : undefined
  if (soldOutWords !== undefined && onTell) {
    return (
      <View className="buy-buttons">
        <Button size="l" block label={`${soldOutWords} ${specificationWords('tellMe')}`} onTap={onTell}>
          {specificationWords('tellMe')}
        </Button>
      </View>
    )
  }
  const limitWords = sku && limitOf(sku).max === 0 ? specificationWords('noneLeftLimit') : undefined
  const stopWords = soldOutWords ?? limitWords
  if (stopWords !== undefined) {
    return (
      <View className="buy-buttons">
        <Button size="l" block disabled>
          {stopWords}
        </Button>
      </View>
    )
  }
  return (
    <View className={joined ? 'buy-buttons buy-buttons--joined' : 'buy-buttons'}>
      <Button kind="tint" size="l" block onTap={onAdd}>
        {productWords('addToCart')}
      </Button>
      <Button size="l" block onTap={onBuy}>
        {productWords('buyNow')}
        {afterFen === undefined ? null : (
          <Text className="buy-buttons__after">{productWords('pay', { amount: roundMoney(afterFen) })}</Text>
        )}
      </Button>
    </View>
  )
})
