import { View } from '@tarojs/components'
import type { Cart, CartRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { couponsOf } from '@/features/coupon'
import { stores } from '@/stores'
import { useEvent, Windowed } from '@/ui'
import { CartLine } from './CartLine'
import { GiftLine } from './GiftLine'
import { InvalidHead, InvalidLine } from './InvalidLines'
import { heightKind, itemsOf, type CartItem, type CartShop } from './items'
import { promotionsIn } from './rules'
import { LateMergeNotice } from './late'
import { entryOf, ShopHead } from './ShopHead'
import { SpecsSheet } from './SpecsSheet'
import type { CartOffers } from './useCartOffers'
import type { Managing } from './useManaging'
import './cart.scss'

interface CartContentProps {
  cart: Cart
  managing: Managing
  offers: CartOffers
}

/** px, a line with a specification. */
const lineHeight = 120

const keyOf = ({ key }: CartItem) => key

/** The lines of the cart by shop, and those that can no longer be bought. */
export const CartContent = observer(function CartContent({ cart, managing, offers }: CartContentProps) {
  const { on, isMarked, mark } = managing
  const coupons = offers.coupons.remote.data
  const isLoading = coupons === undefined && offers.coupons.remote.status === 'loading'
  const promotions = useMemo(
    () => (isLoading ? undefined : promotionsIn(cart, coupons ?? [])),
    [isLoading, cart, coupons]
  )
  const items = useMemo(() => itemsOf(cart, promotions), [cart, promotions])
  const openCoupons = useEvent((shopCode: string) => offers.show({ kind: 'coupons', shopCode }))
  const isChecked = (row: CartRow) => (on ? isMarked(row) : row.selected)
  const checkShop = useEvent(({ rows, shopCode }: CartShop, isChecked: boolean) =>
    on ? mark(rows, isChecked) : void stores.cart.selectAll(isChecked, shopCode)
  )
  const checkLine = useEvent((row: CartRow, isChecked: boolean) =>
    on ? mark([row], isChecked) : void stores.cart.select(row.rowId, isChecked)
  )
  // the line stays while the sheet slides away
  const [specs, setSpecs] = useState<{ row: CartRow; open: boolean }>()
  const openSpecs = useEvent((row: CartRow) => setSpecs({ row, open: true }))

  const draw = (item: CartItem) => {
    switch (item.kind) {
      case 'shop':
        return (
          <ShopHead
            shop={item.shop}
            checked={item.shop.rows.every(isChecked)}
            onCheck={checkShop}
            coupons={entryOf(couponsOf(coupons ?? [], [item.shop.shopCode]))}
            promotions={item.promotions}
            onCoupons={openCoupons}
          />
        )
      case 'line': {
        const { row } = item
        return (
          <CartLine
            row={row}
            first={item.first}
            last={item.last}
            checked={isChecked(row)}
            onCheck={checkLine}
            onSpecs={openSpecs}
          />
        )
      }
      case 'gift':
        return <GiftLine rule={item.rule} shopName={item.shopName} last={item.last} />
      case 'invalid':
        return <InvalidHead count={item.count} />
      case 'gone': {
        const { row } = item
        return <InvalidLine row={row} last={item.last} marked={on ? isMarked(row) : undefined} onMark={checkLine} />
      }
    }
  }

  return (
    <View>
      {/* views of their own: what comes and goes beside a list sends the list anew to a page of the mini-program */}
      <View>
        <LateMergeNotice />
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
