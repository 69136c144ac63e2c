import { isRefusal } from '@/api'
import { useCoupons } from '@/features/coupon'
import { useSettlement } from './useSettlement'
import { useSubmit } from './useSubmit'

/** Everything the confirmation shows and does. */
export function useCheckout(settlementId: string) {
  const { remote, remarks, openAddress } = useSettlement(settlementId)
  const coupons = useCoupons(null, undefined, true)
  const submitting = useSubmit({ remote, remarks, openAddress })
  const { data, error } = remote
  const isMissing = !data && isRefusal(error, 'settlement.missing')
  return {
    remote,
    remarks,
    openAddress,
    coupons,
    submitting,
    // submitted already: this screen is being replaced
    open: data && data.orderCodes.length === 0 && !submitting.sold ? data : undefined,
    missing: settlementId === '' || isMissing
  }
}

export type Checkout = ReturnType<typeof useCheckout>
