import type { CentreCoupon } from '@contract'
import { patchLists } from '@/api'
import { changeWish } from '@/features/moment'
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
    const outcome = await changeWish({ wish, moment: 'OPENING', done: t('reminderSet') }, () =>
      (wish ? asking : forgetting).send({ body: { couponCode } }, () => show(couponCode, wish))
    )
    if (!outcome.ok && outcome.error?.fateUnknown === false) await onRefused()
  }
  return { change, busy: asking.sending || forgetting.sending }
}
