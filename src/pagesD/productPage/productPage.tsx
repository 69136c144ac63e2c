import { View } from '@tarojs/components'
import type { ProductParameters } from '@contract'
import { observer } from 'mobx-react-lite'
import { ManualEntry } from '@/features/manual'
import {
  Availability,
  briefOf,
  NoProduct,
  ParameterRows,
  parameterBriefWords,
  parameterWords,
  useParameters
} from '@/features/parameters'
import { listed } from '@/lib/dots'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { BottomBar, Button, Card, Cell, Picture, Price, Screen, Skeleton, StateView } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import './productPage.scss'

/** Parameters told on the page itself. */
const most = 6

/** Its parameters in brief, and what else there is to read of it. */
const ToRead = observer(function ToRead({ sku, groups }: Pick<ProductParameters, 'sku' | 'groups'>) {
  const values = sku.specs.map(({ valueName }) => valueName)
  const brief = briefOf(groups, most, values)
  return (
    <View>
      {brief.length === 0 ? null : (
        <Card
          title={parameterBriefWords('brief')}
          more={{
            label: parameterBriefWords('all'),
            onTap: () => void go('productParameters', { skuCode: sku.skuCode })
          }}
        >
          <ParameterRows rows={brief} />
        </Card>
      )}
      <Card title={parameterWords('more')}>
        <Cell
          icon="list"
          label={parameterWords('compare')}
          onTap={() => void go('productParameters', { skuCode: sku.skuCode, compare: true })}
        />
        <Cell
          icon="image"
          label={parameterWords('description')}
          onTap={() => void go('productDetailH5', { spuCode: sku.spuCode })}
        />
        <Cell
          icon="star"
          label={parameterWords('reviews')}
          onTap={() => void go('commentList', { spuCode: sku.spuCode })}
        />
      </Card>
      <ManualEntry spuCode={sku.spuCode} />
    </View>
  )
})

/** A product in short, as a printed code opens it: what it is, what there is to read of it, and the way to buy it. */
function ProductPage({ skuCode, spuCode }: RouteParams['productPage']) {
  const remote = useParameters({ skuCode, spuCode })
  const isGone = remote.data?.sku.unsellable === 'DELISTED'
  return (
    <Screen
      onPullRefresh={remote.reload}
      footer={
        remote.data ? (
          <BottomBar>
            <Button
              className="product-short__act"
              onTap={() => {
                const { sku, categoryCode } = remote.data ?? {}
                if (isGone) void go('productList', { categoryCode })
                else void go('productDetail', { spuCode: sku?.spuCode ?? '', skuCode: sku?.skuCode })
              }}
            >
              {parameterWords(isGone ? 'similar' : 'buy')}
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <StateView remote={remote} missing={<NoProduct />}>
        {({ sku, model, groups }) => (
          <View>
            <Card flush className="product-short">
              <Picture src={sku.picture} alt={sku.title} eager />
              <View className="product-short__words">
                {isGone ? null : (
                  <Row align="baseline" gap={2}>
                    <Price fen={sku.priceFen} size="l" />
                    {sku.listPriceFen > sku.priceFen ? <Price fen={sku.listPriceFen} struck /> : null}
                  </Row>
                )}
                <Text size={5} tone="ink" weight="bold" tight padTop={1} heading={1}>
                  {sku.title}
                </Text>
                <Text size={3} tone="ink-3" padTop={1}>
                  {listed([parameterWords('model', { model }), ...sku.specs.map(({ valueName }) => valueName)])}
                </Text>
                <Availability sku={sku} />
              </View>
            </Card>
            <ToRead sku={sku} groups={groups} />
          </View>
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('productPage', { body: ProductPage, skeleton: <Skeleton shape="detail" /> })
