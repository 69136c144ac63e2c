import type { DataOf } from '@contract'
import { GatewayError, withIntent } from '@/api'
import { toast } from '@/platform/feedback'
import { go, urlOf } from '@/routes'
import { stores } from '@/stores'
import { call, useQuery } from './calls'
import { seckillWords } from './messages'

export type SeckillSession = DataOf<'GET /o2mkt-b2c/v1/pub/activity/seckill/sessions'>['sessions'][number]
export type SeckillRow = SeckillSession['rows'][number]

/** Sessions of the flash sale, and buying a piece at once. */
export function useSeckill() {
  const remote = useQuery('GET /o2mkt-b2c/v1/pub/activity/seckill/sessions', { keepPrevious: true, again: true })

  const buy = async ({ skuCode, priceFen }: SeckillRow) => {
    if (!stores.session.loggedIn) {
      await go('login', { from: urlOf('seckill') })
      return
    }
    try {
      const { settlementId } = await withIntent(`buy-now:${skuCode}:1:${priceFen}`, (idempotencyKey) =>
        call('POST /o2cht/v1/order-settlements/buy-now', {
          body: { skuCode, quantity: 1, seenPriceFen: priceFen },
          idempotencyKey
        })
      )
      await go('confirmation', { settlementId })
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (failure.fateUnknown) toast(seckillWords('unknown'))
      else void remote.reload()
    }
  }
  return { remote, buy }
}
