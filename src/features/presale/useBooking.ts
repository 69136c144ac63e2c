import type { Presale } from '@contract'
import { equationOf } from '@domain/activity/presale'
import { afterLogin } from '@/features/afterLogin'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { stores } from '@/stores'
import { useMutation } from './calls'
import { presaleWords } from './messages'

/**
 * Books one piece, by who has agreed that the deposit is not refunded: who is not logged in is led to it, and then it goes
 * on. `onRefused`: what is shown is old.
 */
export function useBooking(onRefused: () => unknown) {
  const mutation = useMutation('POST /o2cht/v1/order-settlements/buy-now')
  const book = async (presale: Presale): Promise<void> => {
    const { skuCode, activityCode } = presale
    const body = {
      skuCode,
      quantity: 1,
      seenPriceFen: equationOf(presale).totalFen,
      presale: { activityCode, depositKept: true as const }
    }
    const outcome = await mutation.send({ body })
    if (outcome.ok) await go('confirmation', { settlementId: outcome.data.settlementId })
    else if (outcome.error?.fateUnknown) toast(presaleWords('unknown'))
    else if (outcome.error) await onRefused()
  }
  return async (presale: Presale): Promise<void> => {
    if (stores.session.loggedIn) await book(presale)
    else await afterLogin(() => book(presale))
  }
}
