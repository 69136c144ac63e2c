import { cartTotals, type CartTotals } from '@domain/checkout/cart'
import { useState } from 'react'
import { serverNow, useLoaded } from '@/api'
import { useCoupons, type Coupons } from '@/features/coupon'
import { stores } from '@/stores'
import { useShownAgain, useEvent } from '@/ui'
import { useQuery } from './calls'

/** A panel over the cart: how the sum comes about, or the coupons of a shop. */
export type CartPanel = { kind: 'parts' } | { kind: 'coupons'; shopCode: string }

/** Coupons for what is in the cart, and the panels that show them. */
export interface CartOffers {
  coupons: Coupons
  /** What the chosen lines come to with the best of what the shopper has. Read it in an `observer`. */
  totals: () => CartTotals
  panel: CartPanel | undefined
  open: boolean
  show: (panel: CartPanel) => void
  close: () => void
}

/** The rules of all rewards come beside what the shopper has of them: without either the sum is that of the goods. */
const loadBest = async () => (await import('@domain/rewards/bestRewards')).bestRewards

/** Asked for anew each time the cart shows: an order may have used some of it. Read it in an `observer`. */
export function useCartOffers(): CartOffers {
  const coupons = useCoupons(null)
  const manner = { when: stores.session.loggedIn, again: true }
  const rewards = useQuery('GET /o2cht/v1/order-settlements/usable-rewards', manner)
  useShownAgain(() => void coupons.remote.reload())
  // the panel stays while it slides away
  const [panel, setPanel] = useState<CartPanel>()
  const [open, setOpen] = useState(false)
  const show = useEvent((next: CartPanel) => {
    setPanel(next)
    setOpen(true)
  })
  const close = useEvent(() => setOpen(false))
  const { data: best } = useLoaded('bestRewards', loadBest, stores.session.loggedIn)
  const own = rewards.data
  const totals = () =>
    cartTotals(stores.cart.buyable, stores.cart.off, (goods) =>
      own && best ? best({ goods, freights: [], nowMs: serverNow() }, own).applied : undefined
    )
  return { coupons, totals, panel, open, show, close }
}
