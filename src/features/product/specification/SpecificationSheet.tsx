import { Text, View } from '@tarojs/components'
import type { ProductDetail } from '@contract'
import { firstOpenAttribute, possibleValues } from '@domain/goods/specification'
import { stockStatus } from '@domain/goods/stock'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { serverNow } from '@/api'
import { stores } from '@/stores'
import { dotted } from '@/lib/dots'
import { Chip, classes, Picture, Price, Sheet, Stepper } from '@/ui'
import { chosenNames, priceView } from '../detail/rules'
import { specificationWords } from './messages'
import { limitOf, stockWords, stopWords } from './limits'
import type { ProductChoice } from './useChoice'
import { VersionTile } from './VersionTile'
import { versionPictures } from './versions'
import './SpecificationSheet.scss'

interface SpecificationSheetProps {
  open: boolean
  onClose: () => void
  product: ProductDetail
  chosen: ProductChoice
  /** How the choice stands where it is to go. */
  standing?: string | undefined
  /** The buttons. */
  footer: ReactNode
}

/** Picture, price and stock of what is chosen, or of the product while the choice is open. */
const Head = observer(function Head({
  product,
  chosen,
  standing
}: Pick<SpecificationSheetProps, 'product' | 'chosen' | 'standing'>) {
  const { sku, choice } = chosen
  const shownSku = sku ?? product.skus[0]
  const price = shownSku && priceView(shownSku, serverNow())
  const status = sku && stockStatus(sku.available)
  const names = chosenNames(product, choice)
  const open = firstOpenAttribute(product.attributes, choice)
  return (
    <View className="spec-head">
      <View className="spec-head__picture">
        <Picture src={sku?.picture ?? product.pictures[0] ?? ''} alt="" round eager />
      </View>
      <View className="spec-head__words">
        {price ? (
          <View className="spec-head__price">
            <Price fen={price.nowFen} size="l" />
            {price.struckFen === undefined ? null : <Price fen={price.struckFen} struck />}
          </View>
        ) : null}
        <View
          className={classes(
            'spec-head__stock',
            status !== undefined && status !== 'IN_STOCK' && 'spec-head__stock--few'
          )}
          role="status"
        >
          {sku
            ? dotted(stockWords(sku, { few: status === 'FEW_LEFT', several: product.skus.length > 1 }))
            : open
              ? null
              : specificationWords('noSuchSku')}
        </View>
        {standing === undefined ? null : <View className="spec-head__standing">{standing}</View>}
        <View className="spec-head__chosen">
          {open
            ? specificationWords('chooseHint', { names: open.name })
            : `${specificationWords('chosen')} ${dotted(names)}`}
        </View>
      </View>
    </View>
  )
})

/** Choosing a SKU and how many. What doesn't go together is disabled and stays in sight. */
export const SpecificationSheet = observer(function SpecificationSheet(props: SpecificationSheetProps) {
  const { open, onClose, product, chosen, standing, footer } = props
  const { sku, choice } = chosen
  const pictures = versionPictures(product, choice)
  const possible = possibleValues(product.attributes, product.skus, choice)
  const max = sku ? limitOf(sku).max : stores.site.stockLimit
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={specificationWords('specification')}
      head={<Head product={product} chosen={chosen} standing={standing} />}
      footer={footer}
    >
      {product.attributes.map(({ attrCode, name, values }) => (
        <View key={attrCode} className="spec-part" role="group" aria-label={name}>
          <View className="spec-part__name">{name}</View>
          <View className="spec-part__values">
            {values.map(({ valueCode, name: words, swatch }) => {
              const state = {
                selected: choice[attrCode] === valueCode,
                disabled: !possible[attrCode]?.includes(valueCode),
                onTap: () => chosen.toggle(attrCode, valueCode)
              }
              const picture = pictures[attrCode]?.[valueCode]
              return picture === undefined ? (
                <Chip key={valueCode} swatch={swatch} {...state}>
                  {words}
                </Chip>
              ) : (
                <VersionTile key={valueCode} name={words} picture={picture} swatch={swatch} {...state} />
              )
            })}
          </View>
        </View>
      ))}
      <View className="spec-quantity">
        <Text className="spec-part__name spec-quantity__name">{specificationWords('quantity')}</Text>
        <Stepper
          value={chosen.quantity}
          max={Math.max(1, max)}
          disabled={max === 0}
          label={specificationWords('quantity')}
          hint={sku && sku.available > 0 ? stopWords(sku) : undefined}
          onChange={chosen.setQuantity}
        />
      </View>
    </Sheet>
  )
})
