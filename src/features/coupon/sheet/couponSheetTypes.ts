import type { CouponOffer } from '@contract'
import type { CouponGoods } from '@domain/rewards/coupon'
import type { Coupons } from '../useCoupons'

export interface CouponSheetProps {
  open: boolean
  onClose: () => void
  coupons: Coupons
  /** Those it is about. */
  offers: readonly CouponOffer[]
  /** What is being bought: each coupon says what it would do for it. */
  goods?: readonly CouponGoods[]
  onReceived?: () => void
  /** Where one that the shopper has leads; absent: it is used here. */
  onUse?: (coupon: CouponOffer) => void
}

export type CouponListProps = Omit<CouponSheetProps, 'open' | 'onClose'>
