import { observer } from 'mobx-react-lite'
import { LongDescription, priceView, productWords, useDetail } from '@/features/product'
import { serverNow } from '@/api'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { BottomBar, Button, EmptyState, Price, Screen, Skeleton, StateView } from '@/ui'

/** What the product costs, and the way to it. */
const ToProduct = observer(function ToProduct({
  product
}: {
  product: NonNullable<ReturnType<typeof useDetail>['data']>
}) {
  const prices = product.skus.map((sku) => priceView(sku, serverNow()).nowFen)
  return (
    <BottomBar>
      {prices.length > 0 ? <Price fen={Math.min(...prices)} size="l" /> : null}
      <Button block size="l" onTap={() => void go('productDetail', { spuCode: product.spuCode })}>
        {productWords('toProduct')}
      </Button>
    </BottomBar>
  )
})

/** The long description of a product alone, also as a page that the app shows within its own. */
function ProductDescription({ spuCode }: RouteParams['productDetailH5']) {
  const remote = useDetail(spuCode)
  const { data } = remote
  // one that is taken off the catalogue meanwhile stays to be read
  const missing = data === undefined && remote.missing
  return (
    <Screen
      onPullRefresh={missing ? undefined : remote.reload}
      footer={data ? <ToProduct product={data} /> : undefined}
    >
      <StateView
        remote={{ ...remote, missing }}
        missing={
          <EmptyState
            drawing="delisted"
            title={productWords('delistedTitle')}
            action={{ label: productWords('delistedAction'), onTap: () => void go('index', {}) }}
          />
        }
      >
        {(product) => <LongDescription product={product} />}
      </StateView>
    </Screen>
  )
}

export default definePage('productDetailH5', {
  body: ProductDescription,
  skeleton: <Skeleton shape="detail" />,
  title: () => productWords('description')
})
