import type { OrderDetail } from '@contract'
import { useEffect, useRef } from 'react'
import { BusinessError, serverNow, useRemote, type Remote } from '@/api'
import { currentLocale } from '@/i18n'
import { stores } from '@/stores'
import { useShownAgain } from '@/ui'
import { loadOrder } from '../api'
import { saidState } from '../rules'
import { orderSignals } from '../signals'
import { useLateLook } from '../useLateLook'

/** There is no such order, or it is somebody else's: the gateway says the same of both. */
export const isMissing = (error: unknown): boolean => error instanceof BusinessError && error.code === 'order.missing'

/** One order; asked for again, quietly, whenever the screen shows and when an action may have changed it. */
export function useOrder(orderCode: string): Remote<OrderDetail | undefined> {
  const { loggedIn, userId } = stores.session
  const remote = useRemote(
    async () => (loggedIn && orderCode !== '' ? loadOrder(orderCode) : undefined),
    [orderCode, loggedIn, userId, currentLocale()]
  )
  const newest = useRef(remote)
  newest.current = remote

  useShownAgain(() => {
    if (stores.session.loggedIn) void remote.reload()
  })

  useLateLook(remote.data !== undefined && saidState(remote.data, serverNow()) === 'PAY_OVER', remote.reload)

  useEffect(() => {
    // the screen of a deleted order is about to close: asking again would show that it is missing
    let deleted = false
    const offs = [
      orderSignals.on('deleted', (order) => {
        deleted ||= order.orderCode === orderCode
      }),
      orderSignals.on('undeleted', () => {
        deleted = false
      }),
      orderSignals.on('changed', (order) => {
        if (order.orderCode === orderCode) newest.current.replace(order)
      }),
      orderSignals.on('stale', (order) => {
        if (order.orderCode === orderCode && !deleted) void newest.current.reload()
      })
    ]
    return () => offs.forEach((off) => off())
  }, [orderCode])

  return remote
}
