import { View } from '@tarojs/components'
import { LongDescription, productWords, useDetail } from '@/features/product'
import { BusinessError } from '@/api'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { Card, Cell, EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** The long description of a product alone, also as a page that the app shows within its own. */
function ProductDescription({ spuCode }: RouteParams['productDetailH5']) {
  const remote = useDetail(spuCode)
  const { error, data } = remote
  const missing =
    data === undefined && (spuCode === '' || (error instanceof BusinessError && error.code === 'product.missing'))
  return (
    <Screen onPullRefresh={missing ? undefined : remote.reload}>
      {missing ? (
        <EmptyState
          drawing="delisted"
          title={productWords('delistedTitle')}
          action={{ label: productWords('delistedAction'), onTap: () => void go('index', {}) }}
        />
      ) : (
        <StateView remote={remote}>
          {(product) => (
            <View>
              <LongDescription product={product} />
              <Card>
                <Cell
                  icon="cart"
                  label={productWords('toProduct')}
                  onTap={() => void go('productDetail', { spuCode: product.spuCode })}
                />
              </Card>
            </View>
          )}
        </StateView>
      )}
    </Screen>
  )
}

export default definePage('productDetailH5', { body: ProductDescription, skeleton: <Skeleton shape="detail" /> })
