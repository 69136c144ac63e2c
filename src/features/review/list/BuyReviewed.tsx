import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { priceView, useDetail } from '@/features/product'
import { dotted } from '@/lib/dots'
import { go } from '@/routes'
import { BottomBar, Button, Picture, Price } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { reviewWords } from '../messages'
import './ReviewList.scss'

interface BuyReviewedProps {
  spuCode: string
  /** The version that is read about; any otherwise. */
  skuCode: string | undefined
}

/** What the reviews are of and what it costs, with the way to buy it; without the former while it can't be had. */
export const BuyReviewed = observer(function BuyReviewed({ spuCode, skuCode }: BuyReviewedProps) {
  const { data: product } = useDetail(spuCode)
  const soldProduct = product?.onSale ? product : undefined
  const offers = soldProduct?.skus.map((sku) => ({ sku, fen: priceView(sku, serverNow()).nowFen })) ?? []
  const cheapest = offers.reduce<(typeof offers)[number] | undefined>(
    (best, offer) => (best && best.fen <= offer.fen ? best : offer),
    undefined
  )
  const shownOffer = offers.find(({ sku }) => sku.skuCode === skuCode) ?? cheapest
  const names = shownOffer?.sku.specs.map(({ valueName }) => valueName) ?? []
  return (
    <BottomBar>
      {shownOffer ? (
        <Row gap={2} grow className="review-buy">
          <View className="review-buy__picture">
            <Picture src={shownOffer.sku.picture} alt="" round />
          </View>
          <View className="ui__grow">
            <Price fen={shownOffer.fen} />
            <Text className="ui__size-2 ui__tone-ink-3 ui__block ui__lines-1">{dotted(names)}</Text>
          </View>
        </Row>
      ) : null}
      <Button
        block={!shownOffer}
        className="review-buy__button"
        onTap={() => void go('productDetail', { spuCode, ...(skuCode ? { skuCode } : {}) })}
      >
        {reviewWords('buy')}
      </Button>
    </BottomBar>
  )
})
