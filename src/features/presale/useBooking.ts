import type { Presale } from '@contract'
import { equationOf } from '@domain/activity/presale'
import { GatewayError, withIntent } from '@/api'
import { afterLogin } from '@/features/afterLogin'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { stores } from '@/stores'
import { call } from './calls'
import { presaleWords } from './messages'

/**
 * Books one piece, by who has agreed that the deposit is not refunded: who is not logged in is led to it, and then it goes
 * on. `onRefused`: what is shown is old.
 */
export function useBooking(onRefused: () => unknown) {
  const book = async (presale: Presale): Promise<void> => {
    const { skuCode, activityCode } = presale
    const body = {
      skuCode,
      quantity: 1,
      seenPriceFen: equationOf(presale).totalFen,
      presale: { activityCode, depositKept: true as const }
    }
    try {
      const { settlementId } = await withIntent(`presale:${JSON.stringify(body)}`, (idempotencyKey) =>
        call('POST /o2cht/v1/order-settlements/buy-now', { body, idempotencyKey })
      )
      await go('confirmation', { settlementId })
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (failure.fateUnknown) toast(presaleWords('unknown'))
      else await onRefused()
    }
  }
  return async (presale: Presale): Promise<void> => {
    if (stores.session.loggedIn) await book(presale)
    else await afterLogin(() => book(presale))
  }
}
