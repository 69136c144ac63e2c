import { observer } from 'mobx-react-lite'
import { Sheet } from '@/ui'
import { couponWords } from '../messages'
import { CouponList } from './List'
import type { CouponSheetProps } from './couponSheetTypes'

/** Coupons for what is shown, received in place. */
export const CouponSheet = observer(function CouponSheet({ open, onClose, ...list }: CouponSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={couponWords('title')}>
      <CouponList {...list} />
    </Sheet>
  )
})
