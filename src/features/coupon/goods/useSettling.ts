import type { CartRow } from '@contract'
import { goodsOf } from '@domain/checkout/cart'
import { isCovered } from '@domain/rewards/coupon'
import { useRef, useState } from 'react'
import { GatewayError, withIntent } from '@/api'
import { fingerprint } from '@/lib/fingerprint'
import { toast } from '@/platform/feedback'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import type { ShownCoupon } from '../card/CouponCard'
import { call } from './calls'
import { couponGoodsWords as t } from './messages'

/** Lines of the cart that are chosen and that the coupon fits. */
const rowsFor = (coupon: ShownCoupon): CartRow[] =>
  stores.cart.buyable.filter((row) => row.selected && isCovered(coupon, goodsOf(row)))

/** Opens a settlement for what is chosen in the cart of a coupon's goods, and uses it; a second tap is the same tap. */
export function useSettling(couponCode: string) {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const open = async (coupon: ShownCoupon) => {
    const { cart, session } = stores
    if (!session.loggedIn) {
      const from = currentUrl()
      await go('login', from ? { from } : {})
      return
    }
    // what is settled is what the gateway holds: changes that are still on their way come first
    if (!(await cart.settled())) return
    const rows = rowsFor(coupon)
    if (rows.length === 0) return
    const lines = rows.map(({ rowId, quantity, sku }) => `${rowId}:${sku.skuCode}:${quantity}:${sku.priceFen}`)
    const scope = `coupon.settle ${session.userId ?? ''} ${couponCode} ${fingerprint(lines.join('|'))}`
    const { settlementId } = await withIntent(scope, (idempotencyKey) =>
      call('POST /o2cht/v1/order-settlements/submit-coupon-cart', {
        body: {
          couponCode,
          rowIds: rows.map(({ rowId }) => rowId),
          seenPricesFen: rows.map(({ sku }) => sku.priceFen)
        },
        idempotencyKey
      })
    )
    await go('confirmation', { settlementId })
  }

  const settle = async (coupon: ShownCoupon) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await open(coupon)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (failure.fateUnknown && !failure.isTold) toast(t('unknown'))
      void stores.cart.load() // what was refused may look different now
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, settle }
}
