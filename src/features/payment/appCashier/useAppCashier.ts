import { useEffect, useState } from 'react'
import { isRefusal, serverNow } from '@/api'
import { whenSeen } from '@/platform/inSight'
import { openInApp } from '@/platform/nativeApp'
import { stores } from '@/stores'
import { useOrders } from '../api'
import { payHost } from '../host'
import { standingOf } from '../rules'

/** Orders for the app's cashier: inside the app it is asked to open it. Read it in an `observer`. */
export function useAppCashier(orderCodes: readonly string[]) {
  const { loggedIn } = stores.session
  const own = loggedIn ? orderCodes : []
  const remote = useOrders(own)
  const { data, reload } = remote
  const standing = data && standingOf(data, serverNow())
  const inApp = payHost() === 'APP'
  const [refused, setRefused] = useState(false)
  const [way, choose] = useState<'HERE' | 'APP'>('HERE')
  const codes = own.join(',')
  const payable = standing?.kind === 'PAYABLE' ? standing : undefined
  const asks = inApp && payable !== undefined
  useEffect(() => {
    if (!asks) return undefined
    let hasLeft = false
    // what was paid there is the gateway's word, asked for once this page is seen again
    let stop: (() => void) | undefined
    void openInApp({ name: 'gotoCashierPage', orderCodes: codes.split(',') }).then((isTaken) => {
      if (hasLeft) return
      setRefused(!isTaken)
      if (isTaken) stop = whenSeen(() => void reload())
    })
    return () => {
      hasLeft = true
      stop?.()
    }
  }, [asks, codes, reload])
  return {
    remote,
    standing,
    payable,
    inApp,
    /** Where it is to be paid. */
    way,
    choose,
    refused,
    loggedIn,
    /** Asking again would find no order either. */
    missing: !data && isRefusal(remote.error, 'order.missing'),
    end: () => void reload()
  }
}

export type AppCashierState = ReturnType<typeof useAppCashier>
