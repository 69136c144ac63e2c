import { Text, View } from '@tarojs/components'
import type { ProductParameters } from '@contract'
import { observer } from 'mobx-react-lite'
import { versionOf } from '@/lib/dots'
import { go } from '@/routes'
import { Card, EmptyState, Picture, Pressable, Tag } from '@/ui'
import { parameterWords } from './messages'
import '@/ui/layout/layout.scss'
import './ProductHead.scss'

/** Says that it can no longer be bought, or not now. */
export const Availability = observer(function Availability({ sku }: Pick<ProductParameters, 'sku'>) {
  if (sku.unsellable === undefined) return null
  return (
    <View className="ui__pad-top-2">
      <Tag kind="warm">{parameterWords(sku.unsellable === 'DELISTED' ? 'delisted' : 'soldOut')}</Tag>
    </View>
  )
})

/** Which product the parameters are of; its picture leads to its page. */
export const ProductHead = observer(function ProductHead({ product }: { product: ProductParameters }) {
  const { sku } = product
  return (
    <Card>
      <Pressable
        className="ui__row ui__gap-3 ui__align-stretch ui__wide"
        role="link"
        onTap={() => void go('productPage', { skuCode: sku.skuCode })}
      >
        <View className="product-head__picture">
          <Picture src={sku.picture} alt="" round eager />
        </View>
        <View className="ui__grow">
          <View className="ui__size-4 ui__tone-ink ui__bold ui__tight">{sku.title}</View>
          <Text className="ui__size-2 ui__tone-ink-3">{versionOf(sku)}</Text>
          <Availability sku={sku} />
        </View>
      </Pressable>
    </Card>
  )
})

/** No product has the code that the page was opened with. */
export const NoProduct = observer(function NoProduct() {
  return (
    <EmptyState
      drawing="lost"
      title={parameterWords('none')}
      note={parameterWords('noneNote')}
      action={{ label: parameterWords('search'), onTap: () => go('productSearch', {}, { replace: true }) }}
    />
  )
})
