import type { Assist } from '@contract'
import { afterLogin } from '@/features/afterLogin'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { stores } from '@/stores'
import { useMutation } from './calls'
import { assistWords as t } from './messages'

/** What is done in assists: who is not logged in is led to it, and then it goes on. `reload`: what is shown is old. */
export function useAssisting(reload: () => unknown) {
  const starting = useMutation('POST /o2mkt-b2c/v1/assist/createActivity')
  const helping = useMutation('POST /o2mkt-b2c/v1/assist/joinZhuLiActivity')
  const buying = useMutation('POST /o2cht/v1/order-settlements/buy-now')

  const reloadAfterFailure = async (error: { fateUnknown?: boolean } | undefined): Promise<void> => {
    if (error?.fateUnknown) toast(t('unknownFate'))
    if (error) await reload()
  }
  const loggedIn = async (act: () => Promise<void>): Promise<void> => {
    if (stores.session.loggedIn) await act()
    else await afterLogin(act)
  }

  /** Starts one, and shows it in the place of what led to it when `replace`. */
  const start = (activityCode: string, replace = false) =>
    loggedIn(async () => {
      const outcome = await starting.send({ body: { activityCode } })
      if (!outcome.ok) return reloadAfterFailure(outcome.error)
      await go('assistment', { assistCode: outcome.data.assistCode }, replace ? { replace: true } : {})
    })
  const help = (assistCode: string) =>
    loggedIn(async () => {
      const outcome = await helping.send({ body: { assistCode } })
      if (!outcome.ok) return reloadAfterFailure(outcome.error)
      toast(t('thanks'))
      await reload()
    })
  const buy = ({ assistCode, skuCode, priceFen }: Pick<Assist, 'assistCode' | 'skuCode' | 'priceFen'>) =>
    loggedIn(async () => {
      const body = {
        skuCode,
        quantity: 1,
        assist: { assistCode },
        ...(priceFen === undefined ? {} : { seenPriceFen: priceFen })
      }
      const outcome = await buying.send({ body })
      if (!outcome.ok) return reloadAfterFailure(outcome.error)
      await go('confirmation', { settlementId: outcome.data.settlementId })
    })
  return { start, help, buy }
}
