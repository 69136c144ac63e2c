import { goodsOf } from '@domain/checkout/cart'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import type { Settlement } from '@contract'
import { GatewayError, type Query } from '@/api'
import { CouponSheet, couponsOf, couponWords, receivable, type Coupons } from '@/features/coupon'
import { toast } from '@/platform/feedback'
import { roundMoney } from '@/stores/money'
import { Cell } from '@/ui'
import { readSettlement } from './api'
import { settlementWords as t } from './messages'

interface MoreCouponsProps {
  settlement: Settlement
  remote: Query<Settlement>
  coupons: Coupons
}

/** How many coupons more could be had for this order; what is received counts at once. */
export const MoreCoupons = observer(function MoreCoupons({ settlement, remote, coupons }: MoreCouponsProps) {
  const [open, setOpen] = useState(false)
  const { shops, settlementId, discountFen } = settlement
  const offers = couponsOf(
    coupons.remote.data ?? [],
    shops.map(({ shopCode }) => shopCode)
  )
  const count = receivable(offers).length
  // two coupons received one after the other are looked at one after the other
  const looking = useRef(Promise.resolve())
  const known = useRef(discountFen)
  known.current = discountFen

  const look = async () => {
    try {
      // it uses what saves most by itself, unless the shopper chose otherwise
      const next = await readSettlement(settlementId)
      const moreFen = next.discountFen - known.current
      known.current = next.discountFen
      remote.replace(next)
      toast(moreFen > 0 ? t('couponUsed', { amount: roundMoney(moreFen) }) : couponWords('done'))
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      toast(couponWords('done'))
      await remote.reload() // says that it could not be had
    }
  }

  return (
    <>
      {count > 0 ? (
        <Cell label={t('couponMore', { count })} tone="sale" value={t('couponGet')} onTap={() => setOpen(true)} />
      ) : null}
      <CouponSheet
        open={open}
        onClose={() => setOpen(false)}
        coupons={coupons}
        offers={offers}
        goods={shops.flatMap(({ rows }) => rows.map(goodsOf))}
        onReceived={() => {
          looking.current = looking.current.then(look)
        }}
      />
    </>
  )
})
