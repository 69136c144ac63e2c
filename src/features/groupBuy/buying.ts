import { go } from '@/routes'
import { stores } from '@/stores'
import { toast } from '@/platform/feedback'
import { afterLogin } from '@/features/afterLogin'
import { useMutation } from './calls'
import { groupWords as t } from './messages'

/** What is bought in a group; without `groupCode` it is a new one. */
export interface GroupWish {
  skuCode: string
  activityCode: string
  size: number
  priceFen: number
  groupCode?: string
}

/** Buys one piece in a group: who is not logged in is led to it, and then it goes on. `onRefused`: what is shown is old. */
export function useGroupBuying(onRefused: () => unknown) {
  const mutation = useMutation('POST /o2cht/v1/order-settlements/buy-now')
  const buy = async ({ skuCode, priceFen, activityCode, size, groupCode }: GroupWish): Promise<void> => {
    const group = { activityCode, size, ...(groupCode === undefined ? {} : { groupCode }) }
    const outcome = await mutation.send({ body: { skuCode, quantity: 1, seenPriceFen: priceFen, group } })
    if (outcome.ok) await go('confirmation', { settlementId: outcome.data.settlementId })
    else if (outcome.error?.fateUnknown) toast(t('unknownFate'))
    else if (outcome.error) await onRefused()
  }
  return async (wish: GroupWish): Promise<void> => {
    if (stores.session.loggedIn) await buy(wish)
    else await afterLogin(() => buy(wish))
  }
}
