import { Text, View } from '@tarojs/components'
import type { ProductDetail, ProductSku } from '@contract'
import { observer } from 'mobx-react-lite'
import { Fragment, useState } from 'react'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { Button, Card, Checkbox, Picture, Pressable, Price } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { useQuery } from './calls'
import { bundleWords } from './messages'
import { bundleWorth, type Partner } from './rules'
import { mainOf, useBundle } from './useBundle'
import './BundleCard.scss'

interface BundleCardProps {
  product: ProductDetail
  /** The version that is chosen; undefined: it is chosen first. */
  sku: ProductSku | undefined
  onChoose: () => void
}

interface PartnerTileProps {
  partner: Partner
  chosen: boolean
  priceFen: number
  onToggle: () => void
}

const PartnerTile = observer(function PartnerTile({ partner, chosen, priceFen, onToggle }: PartnerTileProps) {
  const { sku, offFen } = partner
  const amount = roundMoney(offFen)
  const open = () => void go('productDetail', { spuCode: sku.spuCode, skuCode: sku.skuCode })
  return (
    <View className="bundle__one">
      <Pressable className="ui__block ui__wide ui__left" role="link" onTap={open}>
        <Picture src={sku.picture} alt="" round />
        <View className="ui__size-2 ui__tone-ink-2 ui__pad-top-1 ui__lines-1 bundle__name">{sku.title}</View>
      </Pressable>
      <Checkbox
        className="bundle__tick"
        checked={chosen}
        name={bundleWords('choose', { name: sku.title, amount })}
        onChange={onToggle}
      />
      <Price fen={priceFen} size="s" />
    </View>
  )
})

/** What is often bought with the product, priced together by the settlement's own rule; nothing where there is none. */
export const BundleCard = observer(function BundleCard({ product, sku, onChoose }: BundleCardProps) {
  const { data } = useQuery('GET /o2pcm/v1/pub/product/bundle', { query: { spuCode: product.spuCode } })
  // the first is proposed; the others are there to tick
  const [ticks, setTicks] = useState<ReadonlySet<string>>()
  const all = data?.list ?? []
  const first = all[0]?.sku.skuCode
  const codes = ticks ?? new Set(first === undefined ? [] : [first])
  const partners = all.filter((partner) => codes.has(partner.sku.skuCode))
  const bundle = useBundle(product, sku, partners)
  const shownSku = sku ?? product.skus[0]
  if (all.length === 0 || shownSku === undefined || shownSku.available <= 0) return null

  const main = mainOf(product, shownSku)
  const { payFen, apartFen, savedFen, priceFen } = bundleWorth(main, partners)
  const count = partners.length + 1
  const toggle = (skuCode: string) => {
    const next = new Set(codes)
    if (!next.delete(skuCode)) next.add(skuCode)
    setTicks(next)
  }
  const orChoose = (act: () => Promise<void>) => (sku ? act : onChoose)
  return (
    <Card
      title={bundleWords('title')}
      extra={
        <View className="ui__size-2 ui__tone-sale" role="status">
          {savedFen > 0 ? bundleWords('saves', { amount: roundMoney(savedFen) }) : bundleWords('chosen', { count })}
        </View>
      }
    >
      <Row align="start">
        <View className="bundle__one">
          <Picture src={shownSku.picture} alt="" round />
          <View className="ui__size-2 ui__tone-ink-2 ui__pad-top-1 ui__lines-1 bundle__name">
            {bundleWords('this')}
          </View>
          <Price fen={main.priceFen} size="s" />
        </View>
        {all.slice(0, 2).map((partner) => (
          <Fragment key={partner.sku.skuCode}>
            <Text className="ui__tone-ink-3 ui__center ui__fixed bundle__plus" aria-hidden>
              +
            </Text>
            <PartnerTile
              partner={partner}
              chosen={codes.has(partner.sku.skuCode)}
              priceFen={priceFen.get(partner.sku.skuCode) ?? partner.sku.priceFen}
              onToggle={() => toggle(partner.sku.skuCode)}
            />
          </Fragment>
        ))}
      </Row>
      <Row justify="between" gap={2} wrap padTop={3} className="bundle__foot">
        <Row align="baseline" wrap className="bundle__prices">
          <Price fen={payFen} size="l" />
          {savedFen > 0 ? <Price fen={apartFen} struck /> : null}
        </Row>
        <Row align="stretch" gap={2} className="bundle__acts">
          <Button kind="outline" size="m" onTap={orChoose(bundle.add)}>
            {count > 1 ? bundleWords('add', { count }) : bundleWords('addOne')}
          </Button>
          {count > 1 ? (
            <Button kind="tint" size="m" onTap={orChoose(bundle.buy)}>
              {bundleWords('buy')}
            </Button>
          ) : null}
        </Row>
      </Row>
    </Card>
  )
})
