import { View } from '@tarojs/components'
import type { ProductSku } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { priceView, productWords } from '@/features/product'
import { classes, Picture, Price, Tabs } from '@/ui'
import { barHeight } from '@/ui/screen/barHeight'
import { useAnchors } from '@/ui/list/useAnchors'
import './anchors.scss'

/** px that the row itself covers below the bar */
const rowHeight = 44
const parts = [
  { key: 'product-top', words: 'anchorProduct' },
  { key: 'product-reviews', words: 'anchorReviews' },
  { key: 'product-details', words: 'anchorDetails' },
  { key: 'product-recommended', words: 'anchorRecommended' }
] as const
const ids = parts.map(({ key }) => key)

interface AnchorBarProps {
  /** The pictures have gone by. */
  shown: boolean
}

/** The parts of the page under its bar: follows the scroll, and leads to each. */
export const AnchorBar = observer(function AnchorBar({ shown }: AnchorBarProps) {
  const anchors = useAnchors(ids, barHeight() + rowHeight)
  return (
    <View className={classes('product-anchors', shown && 'product-anchors--shown')} style={{ top: `${barHeight()}px` }}>
      {shown ? (
        <Tabs
          className="product-anchors__row"
          items={parts.map(({ key, words }) => ({ key, label: productWords(words) }))}
          value={anchors.current}
          onChange={anchors.goTo}
          label={productWords('anchors')}
        />
      ) : null}
    </View>
  )
})

/** The product in the bar, in place of the page's title. */
export const ProductInBar = observer(function ProductInBar({ sku }: { sku: ProductSku | undefined }) {
  if (!sku) return null
  const { nowFen, struckFen } = priceView(sku, serverNow())
  return (
    <View className="product-in-bar">
      <Picture src={sku.picture} alt="" width={32} round />
      <Price fen={nowFen} size="s" />
      {struckFen === undefined ? null : <Price fen={struckFen} struck />}
    </View>
  )
})
