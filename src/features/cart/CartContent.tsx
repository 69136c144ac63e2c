import { View } from '@tarojs/components'
import type { Cart, CartRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { stores } from '@/stores'
import { CartShopCard } from './CartShopCard'
import { InvalidCard } from './InvalidCard'
import { MergeNotice } from './MergeNotice'
import { SpecsSheet } from './SpecsSheet'
import type { Managing } from './useManaging'
import './cart.scss'

interface CartContentProps {
  cart: Cart
  managing: Managing
}

/** The lines of the cart by shop, and those that can no longer be bought. */
export const CartContent = observer(function CartContent({ cart, managing }: CartContentProps) {
  const isChecked = (row: CartRow) => (managing.on ? managing.isMarked(row) : row.selected)
  // the line stays while the sheet slides away
  const [specs, setSpecs] = useState<{ row: CartRow; open: boolean }>()
  return (
    <View>
      <MergeNotice />
      {cart.shops.map((shop) => (
        <CartShopCard
          key={shop.shopCode}
          shop={shop}
          isChecked={isChecked}
          onCheck={(row, checked) =>
            managing.on ? managing.mark([row], checked) : void stores.cart.select(row.rowId, checked)
          }
          onCheckAll={(checked) =>
            managing.on ? managing.mark(shop.rows, checked) : void stores.cart.selectAll(checked, shop.shopCode)
          }
          onSpecs={(row) => setSpecs({ row, open: true })}
        />
      ))}
      {cart.invalid.length > 0 ? (
        <InvalidCard
          rows={cart.invalid}
          marking={
            managing.on
              ? { isChecked: managing.isMarked, onCheck: (row, checked) => managing.mark([row], checked) }
              : undefined
          }
        />
      ) : null}
      {specs ? (
        <SpecsSheet
          key={specs.row.rowId}
          row={specs.row}
          open={specs.open}
          onClose={() => setSpecs({ ...specs, open: false })}
        />
      ) : null}
    </View>
  )
})
