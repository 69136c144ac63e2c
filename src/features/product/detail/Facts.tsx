import { Text, View } from '@tarojs/components'
import type { ProductDetail, ProductSku } from '@contract'
import type { SpecificationChoice } from '@domain/goods/specification'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { listed } from '@/lib/dots'
import { go } from '@/routes'
import { Button, Card, Cell, Icon, Sheet } from '@/ui'
import { productWords } from '../messages'
import { specificationWords } from '../specification/messages'
import { deliveryLine } from './deliveryWords'
import { DeliverySheet } from './DeliverySheet'
import { chosenNames } from './rules'
import { GiftCells } from './GiftCells'
import type { DeliveryState } from './useDelivery'
import './Facts.scss'

interface FactsProps {
  product: ProductDetail
  sku: ProductSku | undefined
  choice: SpecificationChoice
  quantity: number
  onChoose: () => void
  delivery: DeliveryState
}

/** Parameters told in the cell itself. */
const shownParameters = 3

const DeliveryValue = observer(function DeliveryValue({ delivery }: { delivery: DeliveryState }) {
  const { data, status } = delivery.delivery
  if (delivery.regionCode === undefined) return <Text className="facts__hint">{productWords('deliverHint')}</Text>
  const line =
    data !== undefined
      ? deliveryLine(data)
      : status === 'failed'
        ? productWords('deliverFailed')
        : productWords('checking')
  const tone = data === undefined ? 'facts__line' : data.restricted ? 'facts__line--stopped' : 'facts__line--good'
  return (
    <View>
      <View className="ui__lines-2">{delivery.place}</View>
      <View className={`facts__line ${tone}`}>{line}</View>
    </View>
  )
})

interface ParametersSheetProps extends Pick<FactsProps, 'product' | 'sku'> {
  open: boolean
  onClose: () => void
}

/** The parameters in short, and the way to all of them. */
const ParametersSheet = observer(function ParametersSheet({ open, onClose, product, sku }: ParametersSheetProps) {
  const openAll = () => {
    onClose()
    void go('productParameters', sku ? { skuCode: sku.skuCode } : { spuCode: product.spuCode })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={productWords('parametersTitle')}
      footer={
        <Button block kind="tint" onTap={openAll}>
          {productWords('allParameters')}
        </Button>
      }
    >
      {product.parameters.map(({ name, value }, index) => (
        <View key={index} className="parameter">
          <Text className="parameter__name">{name}</Text>
          <Text className="parameter__value">{value}</Text>
        </View>
      ))}
    </Sheet>
  )
})

/** What is chosen, where it goes, what comes with it, what it is. */
export const Facts = observer(function Facts({ product, sku, choice, quantity, onChoose, delivery }: FactsProps) {
  const [open, setOpen] = useState<'delivery' | 'services' | 'parameters'>()
  const close = () => setOpen(undefined)
  const names = chosenNames(product, choice)
  const hasFailed = delivery.delivery.status === 'failed' && delivery.delivery.data === undefined

  return (
    <Card className="facts">
      <Cell
        align="start"
        label={sku ? specificationWords('chosen') : productWords('choose')}
        value={
          sku
            ? listed([...names, productWords('pieces', { count: quantity })])
            : specificationWords('chooseHint', { names: listed(product.attributes.map(({ name }) => name)) })
        }
        onTap={onChoose}
      />
      <Cell
        align="start"
        label={productWords('deliverTo')}
        value={<DeliveryValue delivery={delivery} />}
        onTap={() => (hasFailed ? void delivery.delivery.reload() : setOpen('delivery'))}
      />
      {product.gifts && product.onSale ? <GiftCells gifts={product.gifts} /> : null}
      {product.services.length > 0 ? (
        <Cell
          align="start"
          label={productWords('services')}
          value={<View className="ui__lines-2">{listed(product.services.map(({ title }) => title))}</View>}
          onTap={() => setOpen('services')}
        />
      ) : null}
      {product.parameters.length > 0 ? (
        <Cell
          align="start"
          label={productWords('parameters')}
          value={
            <View className="ui__lines-2">
              {listed(product.parameters.slice(0, shownParameters).map(({ value }) => value))}
            </View>
          }
          onTap={() => setOpen('parameters')}
        />
      ) : null}

      <DeliverySheet open={open === 'delivery'} onClose={close} delivery={delivery} />
      <Sheet open={open === 'services'} onClose={close} title={productWords('servicesTitle')}>
        {product.services.map(({ title, note }, index) => (
          <View key={index} className="service">
            <Icon name="shield" size={18} color="ok" />
            <View className="service__words">
              <View className="service__title">{title}</View>
              <View className="service__note">{note}</View>
            </View>
          </View>
        ))}
      </Sheet>
      <ParametersSheet open={open === 'parameters'} onClose={close} product={product} sku={sku} />
    </Card>
  )
})
