import { useEffect, useRef, useState } from 'react'
import { GatewayError, withIntent } from '@/api'
import { toast } from '@/platform/feedback'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import { call } from './calls'
import { couponWords } from './messages'

/** Receiving coupons on a screen: each once under any taps. */
export interface Receiving {
  /** Codes that are being received now. */
  busy: ReadonlySet<string>
  /** Whether it is the shopper's now. */
  receive: (coupon: { couponCode: string; state: string }) => Promise<boolean>
}

interface Told {
  onReceived?: (couponCode: string) => void
  /** It was refused: what refused it (received elsewhere, sold out) shows once the list is asked anew. */
  onRefused: () => Promise<unknown>
  /** The screen itself says what a coupon that was received does. */
  untold?: boolean
}

/** A visitor goes to log in first. */
export function useReceiving(options: Told): Receiving {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  // state alone comes a render too late for a second tap in the same frame
  const running = useRef(new Set<string>())
  const latest = useRef(options)
  latest.current = options
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const mark = () => {
    if (here.current) setBusy(new Set(running.current))
  }

  const receive: Receiving['receive'] = async ({ couponCode, state }) => {
    if (state !== 'AVAILABLE' || running.current.has(couponCode)) return false
    const { loggedIn, userId } = stores.session
    if (!loggedIn) {
      const from = currentUrl()
      await go('login', from ? { from } : {})
      return false
    }
    running.current.add(couponCode)
    mark()
    try {
      await withIntent(`coupon ${userId ?? ''} ${couponCode}`, (idempotencyKey) =>
        call('POST /o2mkt-b2c/v1/coupon-self/receive-coupon', { body: { couponCode }, idempotencyKey })
      )
      latest.current.onReceived?.(couponCode)
      if (!latest.current.untold) toast(couponWords('done'))
      return true
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      // nothing else on home shows a time-out (spec 8); the next tap asks with the same key
      if (failure.fateUnknown && !failure.isTold) toast(couponWords('unknown'))
      if (!failure.fateUnknown && here.current) await latest.current.onRefused()
      return false
    } finally {
      running.current.delete(couponCode)
      mark()
    }
  }

  return { busy, receive }
}
