import { useState } from 'react'
import { serverNow } from '@/api'
import { afterLogin, useGiveUpLogin } from '@/features/afterLogin'
import { useSoon } from '@/features/soon'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { stores } from '@/stores'
import { useMutation, useQuery } from './calls'
import { seckillWords } from './messages'
import { shownSessions, standingOf, type SeckillRow } from './rules'

export type Seckill = ReturnType<typeof useSeckill>

/** Sessions of the flash sale, which of them is shown (at first `sessionCode`), and buying a piece at once. */
export function useSeckill(sessionCode: string | undefined) {
  const remote = useQuery('GET /o2mkt-b2c/v1/activity/pub/seckil', { keepPrevious: true, again: true })
  const mutation = useMutation('POST /o2cht/v1/order-settlements/buy-now')
  const [key, setKey] = useState(sessionCode)
  const { reload } = remote
  useGiveUpLogin()
  const reloadSoon = useSoon(reload)

  const buyNow = async (sessionCode: string, { skuCode, priceFen }: SeckillRow) => {
    const outcome = await mutation.send({ body: { skuCode, quantity: 1, seenPriceFen: priceFen, sessionCode } })
    if (outcome.ok) await go('confirmation', { settlementId: outcome.data.settlementId })
    else if (outcome.error?.fateUnknown) toast(seckillWords('unknown'))
    // refused, and told why: what is shown is old
    else if (outcome.error) await reload()
  }
  const buy = async (sessionCode: string, row: SeckillRow): Promise<void> => {
    if (stores.session.loggedIn) await buyNow(sessionCode, row)
    else await afterLogin(() => buyNow(sessionCode, row))
  }
  const now = serverNow()
  const session = standingOf(shownSessions(remote.data?.sessions ?? [], now), key, now)
  return { remote, session, choose: setKey, buy, reload, reloadSoon }
}
