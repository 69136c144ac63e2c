import type { OwnCoupon } from '@contract'
import type { CouponKind } from '@domain/rewards/coupon'
import { stores } from '@/stores'
import { useList, useQuery } from './calls'
import type { OwnTab } from './rules'

const idOf = ({ userCouponId }: OwnCoupon): string => userCouponId

/** The shopper's coupons by state and kind, and how many there are. Read it in an `observer`. */
export function useOwnCoupons(state: OwnTab, kind: CouponKind | undefined) {
  const { loggedIn } = stores.session
  const list = useList('GET /o2mkt-b2c/v1/coupon-self/center-received', {
    query: { state, ...(kind ? { kind } : {}) },
    rowKey: idOf,
    keepPrevious: true,
    when: loggedIn
  })
  const counts = useQuery('GET /o2mkt-b2c/v1/coupon-self/received-count', { when: loggedIn })
  const reload = () => Promise.all([list.reload(), counts.reload()])
  return { list, counts, reload }
}

export type OwnCoupons = ReturnType<typeof useOwnCoupons>
