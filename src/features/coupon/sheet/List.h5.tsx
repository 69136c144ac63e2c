import { useLoaded } from '@/api'
import { Skeleton, StateView } from '@/ui'
import type { CouponListProps } from './couponSheetTypes'

const load = async () => (await import('./CouponList')).CouponList

/** Comes with a file of its own when the first sheet opens: most visits open none. */
export function CouponList(props: CouponListProps) {
  const remote = useLoaded('CouponList', load)
  return (
    <StateView remote={remote} skeleton={<Skeleton shape="form" count={2} />}>
      {(List) => <List {...props} />}
    </StateView>
  )
}
