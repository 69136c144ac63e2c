import { cartTotals, type CartTotals } from '@domain/cart'
import { useState } from 'react'
import { serverNow } from '@/api'
import { heldCoupons, useCoupons, type Coupons } from '@/features/coupon'
import { stores } from '@/stores'
import { useShownAgain, useEvent } from '@/ui'

/** A panel over the cart: how the sum comes about, or the coupons of a shop. */
export type CartPanel = { kind: 'parts' } | { kind: 'coupons'; shopCode: string }

/** Coupons for what is in the cart, and the panels that show them. */
export interface CartOffers {
  coupons: Coupons
  panel: CartPanel | undefined
  open: boolean
  show: (panel: CartPanel) => void
  close: () => void
}

/** Coupons are asked for anew each time the cart shows: an order may have used one. Read it in an `observer`. */
export function useCartOffers(): CartOffers {
  const coupons = useCoupons(null)
  useShownAgain(() => void coupons.remote.reload())
  // the panel stays while it slides away
  const [panel, setPanel] = useState<CartPanel>()
  const [open, setOpen] = useState(false)
  const show = useEvent((next: CartPanel) => {
    setPanel(next)
    setOpen(true)
  })
  const close = useEvent(() => setOpen(false))
  return { coupons, panel, open, show, close }
}

/** What the chosen lines come to with the best of the shopper's coupons. Read it in an `observer`. */
export const totalsWith = ({ remote }: Coupons): CartTotals =>
  cartTotals(stores.cart.buyable, { coupons: heldCoupons(remote.data ?? []), nowMs: serverNow() })
