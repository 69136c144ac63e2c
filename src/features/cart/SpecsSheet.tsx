import { View } from '@tarojs/components'
import type { CartRow, ProductDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { SpecificationSheet, useChoice, useDetail } from '@/features/product'
import { stores } from '@/stores'
import { Button, Sheet, Skeleton, StateView } from '@/ui'
import { cartWords } from './messages'

interface SpecsSheetProps {
  row: CartRow
  open: boolean
  onClose: () => void
}

interface ChoosingProps extends SpecsSheetProps {
  product: ProductDetail
}

/** The choice once the product is there; begins with what the line holds. */
const Choosing = observer(function Choosing({ row, open, onClose, product }: ChoosingProps) {
  const choice = useChoice(product, row.sku.skuCode)
  const { sku, quantity } = choice
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    choice.setQuantity(row.quantity)
  }, [choice, row.quantity])

  const take = () => {
    if (!sku) return
    onClose()
    if (sku.skuCode !== row.sku.skuCode) void stores.cart.changeSku(row.rowId, sku.skuCode, quantity)
    else if (quantity !== row.quantity) void stores.cart.setQuantity(row.rowId, quantity)
  }

  return (
    <SpecificationSheet
      open={open}
      onClose={onClose}
      product={product}
      chosen={choice}
      footer={
        <Button block size="l" disabled={!sku || sku.available === 0} onTap={take}>
          {sku?.available === 0 ? cartWords('OUT_OF_STOCK') : cartWords('confirm')}
        </Button>
      }
    />
  )
})

/** Another specification for a line of the cart. */
export const SpecsSheet = observer(function SpecsSheet({ row, open, onClose }: SpecsSheetProps) {
  const { spuCode } = row.sku
  const remote = useDetail(spuCode)
  if (remote.data) return <Choosing row={row} open={open} onClose={onClose} product={remote.data} />
  return (
    <Sheet open={open} onClose={onClose} title={cartWords('specs')}>
      <View className="cart-specs">
        <StateView remote={remote} skeleton={<Skeleton shape="form" count={3} />}>
          {() => null}
        </StateView>
      </View>
    </Sheet>
  )
})
