import { goodsOf } from '@domain/cart'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import type { Settlement } from '@contract'
import { GatewayError, type Query } from '@/api'
import { CouponSheet, couponsOf, receivable, type Coupons } from '@/features/coupon'
import { Cell } from '@/ui'
import { chooseCoupon, readSettlement } from './api'
import { settlementWords as t } from './messages'
import { couponToTake } from './rules'

interface MoreCouponsProps {
  settlement: Settlement
  remote: Query<Settlement>
  coupons: Coupons
}

/** How many coupons more could be had for this order; what is received counts at once. */
export const MoreCoupons = observer(function MoreCoupons({ settlement, remote, coupons }: MoreCouponsProps) {
  const [open, setOpen] = useState(false)
  const { shops, settlementId } = settlement
  const offers = couponsOf(
    coupons.remote.data ?? [],
    shops.map(({ shopCode }) => shopCode)
  )
  const count = receivable(offers).length
  const latest = useRef(settlement)
  latest.current = settlement
  // two coupons received one after the other are looked at one after the other
  const looking = useRef(Promise.resolve())

  const look = async () => {
    try {
      const fresh = await readSettlement(settlementId)
      const take = fresh.orderCodes.length > 0 ? undefined : couponToTake(latest.current, fresh)
      const now = take === undefined ? fresh : await chooseCoupon(settlementId, take)
      latest.current = now
      remote.replace(now)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
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
