import { useCallback, useState } from 'react'
import type { DataOf } from '@contract'
import { forgetIntents, isRefusal, serverNow, withIntent } from '@/api'
import { urlOf } from '@/routes'
import { useOrders } from '../api'
import { channelsOf, payHost } from '../host'
import { standingOf } from '../rules'
import { usePay } from '../usePay'
import { call, useQuery } from './calls'
import { planFor, splitFor, wayFor, type Way } from './rules'

type Started = DataOf<'POST /o2ord-b2c/v1/order-trades/desk'>

interface Chosen {
  orderCodes: readonly string[]
  expectedFen: number
  balanceFen: number
  /** None: the balance pays all. */
  way: Way | undefined
}

/** Pays at the desk; a tap that follows a time-out goes on with the same key and pays no second time. */
function startAtDesk({ orderCodes, expectedFen, balanceFen, way }: Chosen): Promise<Started> {
  const codes = [...orderCodes].sort()
  const host = payHost()
  const these = `desk:${host}:${codes.join(',')}:`
  const means = way === undefined ? '' : way.kind === 'PLAN' ? way.months : way.channel
  const scope = `${these}${expectedFen}:${balanceFen}:${means}`
  forgetIntents(these, Infinity, scope)
  return withIntent(scope, (idempotencyKey) =>
    call('POST /o2ord-b2c/v1/order-trades/desk', {
      body: {
        orderCodes: codes,
        expectedFen,
        balanceFen,
        ...(way?.kind === 'PLAN' ? { months: way.months } : {}),
        ...(way?.kind === 'CHANNEL' ? { channel: way.channel } : {}),
        host,
        ...(host === 'WEAPP' ? {} : { returnPath: urlOf('glzCashierDesk', { orderCodes: codes }) })
      },
      idempotencyKey,
      quiet: true
    })
  )
}

/** Everything the desk shows and does: what is offered, what is chosen of it, the payment under way. */
export function useDesk(orderCodes: string[]) {
  const orders = useOrders(orderCodes)
  const standing = orders.data && standingOf(orders.data, serverNow())
  const payable = standing?.kind === 'PAYABLE' ? standing : undefined
  const remote = useQuery('GET /o2ord-b2c/v1/order-trades/desk', {
    query: { orderCodes: payable?.orderCodes.join(',') ?? '' },
    when: payable !== undefined,
    anew: true,
    again: true
  })
  const reloadOrders = orders.reload
  const reloadOffer = remote.reload
  const reload = useCallback(async () => {
    await Promise.all([reloadOrders(), reloadOffer()])
  }, [reloadOrders, reloadOffer])
  const paying = usePay(orderCodes, { data: orders.data, reload })
  const channels = channelsOf(payHost())
  const [useBalance, setUseBalance] = useState(true)
  const [wish, choose] = useState<Way>({ kind: 'CHANNEL', channel: channels[0] ?? 'WECHAT' })
  const [, setEnded] = useState(false)

  const split = remote.data && splitFor(remote.data, useBalance)
  const way = split && wayFor(split, wish, channels)
  const missing = !orders.data && isRefusal(orders.error, 'order.missing')

  const pay = () => {
    if (!payable || !remote.data || !split || !way) return
    const choice = {
      orderCodes: payable.orderCodes,
      expectedFen: remote.data.amountFen,
      balanceFen: split.balanceFen,
      way: split.restFen > 0 ? way : undefined
    }
    void paying.begin(payable.orderCodes, () => startAtDesk(choice))
  }

  return {
    orderCodes,
    orders,
    remote,
    standing,
    payable,
    paying,
    channels,
    split,
    way,
    plan: split && way ? planFor(split, way) : undefined,
    useBalance: useBalance && (split?.balanceFen ?? 0) > 0,
    setUseBalance,
    choose,
    pay,
    missing: orderCodes.length === 0 || missing,
    inForm: paying.phase === 'choose' || paying.phase === 'starting',
    /** The time to pay is over. */
    end: () => {
      setEnded(true)
      void reload()
    }
  }
}
export type DeskState = ReturnType<typeof useDesk>
