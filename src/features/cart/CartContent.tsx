import { View } from '@tarojs/components'
import type { Cart, CartRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { stores } from '@/stores'
import { Windowed } from '@/ui'
import { CartLine } from './CartLine'
import { InvalidHead, InvalidLine } from './InvalidLines'
import { heightKind, itemsOf, type CartItem } from './items'
import { MergeNotice } from './MergeNotice'
import { ShopHead } from './ShopHead'
import { SpecsSheet } from './SpecsSheet'
import type { Managing } from './useManaging'
import './cart.scss'

interface CartContentProps {
  cart: Cart
  managing: Managing
}

/** px, a line with a specification. */
const lineHeight = 120

const keyOf = ({ key }: CartItem) => key

/** The lines of the cart by shop, and those that can no longer be bought. */
export const CartContent = observer(function CartContent({ cart, managing }: CartContentProps) {
  const { on, isMarked, mark } = managing
  const items = useMemo(() => itemsOf(cart), [cart])
  const isChecked = (row: CartRow) => (on ? isMarked(row) : row.selected)
  // the line stays while the sheet slides away
  const [specs, setSpecs] = useState<{ row: CartRow; open: boolean }>()

  const draw = (item: CartItem) => {
    switch (item.kind) {
      case 'shop': {
        const { rows, shopCode } = item.shop
        return (
          <ShopHead
            shop={item.shop}
            checked={rows.every(isChecked)}
            onCheck={(checked) => (on ? mark(rows, checked) : void stores.cart.selectAll(checked, shopCode))}
          />
        )
      }
      case 'line': {
        const { row } = item
        return (
          <CartLine
            row={row}
            first={item.first}
            last={item.last}
            checked={isChecked(row)}
            onCheck={(checked) => (on ? mark([row], checked) : void stores.cart.select(row.rowId, checked))}
            onSpecs={() => setSpecs({ row, open: true })}
          />
        )
      }
      case 'invalid':
        return <InvalidHead count={item.count} />
      case 'gone': {
        const { row } = item
        const onCheck = (checked: boolean) => mark([row], checked)
        return <InvalidLine row={row} last={item.last} marking={on ? { checked: isMarked(row), onCheck } : undefined} />
      }
    }
  }

  return (
    <View>
      {/* views of their own: what comes and goes beside a list sends the list anew to a page of the mini-program */}
      <View>
        <MergeNotice />
      </View>
      <Windowed items={items} keyOf={keyOf} kindOf={heightKind} about={lineHeight}>
        {draw}
      </Windowed>
      <View>
        {specs ? (
          <SpecsSheet
            key={specs.row.rowId}
            row={specs.row}
            open={specs.open}
            onClose={() => setSpecs({ ...specs, open: false })}
          />
        ) : null}
      </View>
    </View>
  )
})
