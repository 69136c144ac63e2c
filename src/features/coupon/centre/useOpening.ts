import type { CentreCoupon } from '@contract'
import { patchLists } from '@/api'
import { askToSubscribe } from '@/features/subscription'
import { toast } from '@/platform/feedback'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import { useMutation } from './calls'
import { centreCouponWords as t } from './messages'

/** The list as it reads with the wish; the place of a coupon in it stays. */
const show = (couponCode: string, reminded: boolean) =>
  patchLists('GET /o2mkt-b2c/v1/coupon-self/center-available', (list) => ({
    ...list,
    rows: list.rows.map((row) => {
      if (row.couponCode !== couponCode) return row
      const { reminded: _before, ...rest } = row
      return reminded ? { ...rest, reminded } : rest
    })
  }))

/** «Remind me» of a coupon that opens later, and taking that back. `onRefused`: what refused it shows once asked anew. */
export function useOpening(onRefused: () => Promise<unknown>) {
  const asking = useMutation('POST /o2mkt-b2c/v1/coupon-reminders')
  const forgetting = useMutation('POST /o2mkt-b2c/v1/coupon-reminders/cancel')

  const change = async ({ couponCode, reminded: before }: CentreCoupon): Promise<void> => {
    if (!stores.session.loggedIn) {
      const from = currentUrl()
      await go('login', from ? { from } : {})
      return
    }
    const wish = before !== true
    // the platform asks only in the turn of the tap: nothing may wait before this
    if (wish) await askToSubscribe('OPENING')
    const outcome = await (wish ? asking : forgetting).send({ body: { couponCode } }, () => show(couponCode, wish))
    if (outcome.ok) toast(t(wish ? 'reminderSet' : 'reminderGone'))
    else if (outcome.error?.fateUnknown) {
      if (!outcome.error.told) toast(t('reminderUnknown'))
    } else if (outcome.error) await onRefused()
  }
  return { change, busy: asking.sending || forgetting.sending }
}
