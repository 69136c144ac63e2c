import type { CouponOffer, DataOf } from '@contract'
import { useEffect, useRef, useState } from 'react'
import { GatewayError, patch, withIntent, type Query } from '@/api'
import { toast } from '@/platform/feedback'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import { call, useQuery } from './calls'
import { couponWords } from './messages'

type Offers = DataOf<'GET /o2mkt-b2c/v1/pub/coupon/can-received'>

const listOf = ({ list }: Offers): CouponOffer[] => list

/** On every screen that offers it. */
const showReceived = (couponCode: string) =>
  patch('GET /o2mkt-b2c/v1/pub/coupon/can-received', (reply) => ({
    ...reply,
    list: reply.list.map((each) => (each.couponCode === couponCode ? { ...each, state: 'RECEIVED' as const } : each))
  }))

/** Coupons on offer and how to receive one. */
export interface Coupons {
  remote: Query<CouponOffer[], Offers>
  /** Codes that are being received now. */
  busy: ReadonlySet<string>
  /** Whether it is the shopper's now. */
  receive: (coupon: CouponOffer) => Promise<boolean>
}

/**
 * Coupons of a shop (null: of all shops); asked for again when somebody logs in or out. What is received on one screen
 * shows on all. Read it in an `observer`.
 */
export function useCoupons(shopCode: string | null): Coupons {
  const { loggedIn, userId } = stores.session
  const remote = useQuery('GET /o2mkt-b2c/v1/pub/coupon/can-received', {
    query: shopCode === null ? {} : { shopCode },
    pick: listOf
  })
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  // state alone comes a render too late for a second tap in the same frame
  const running = useRef(new Set<string>())
  const latest = useRef(remote)
  latest.current = remote
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

  const receive = async ({ couponCode, state }: CouponOffer): Promise<boolean> => {
    if (state !== 'AVAILABLE' || running.current.has(couponCode)) return false
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
      showReceived(couponCode)
      toast(couponWords('done'))
      return true
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      // a time-out is told nowhere else on home (spec 8); the next tap asks with the same key
      if (failure.fateUnknown && !failure.told) toast(couponWords('unknown'))
      // what refused it (received elsewhere, sold out) shows in the list
      if (!failure.fateUnknown && here.current) await latest.current.reload()
      return false
    } finally {
      running.current.delete(couponCode)
      mark()
    }
  }

  return { remote, busy, receive }
}
