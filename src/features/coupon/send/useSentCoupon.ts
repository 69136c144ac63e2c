import { useEffect, useRef, useState } from 'react'
import { GatewayError, withIntent } from '@/api'
import { toast } from '@/platform/feedback'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import { call, useQuery } from './calls'
import { sentCouponWords as t } from './messages'

/** The code somebody wanted to have when they went to log in. */
let wantedCode: string | undefined

/**
 * What a code gives, and having it: once under any taps. Who is not logged in logs in first and then has it without
 * another tap. Read it in an `observer`.
 */
export function useSentCoupon(code: string) {
  const { loggedIn, userId } = stores.session
  const remote = useQuery('GET /o2mkt-b2c/v1/coupon-self/coupon-url-available', { query: { code }, when: code !== '' })
  const [busy, setBusy] = useState(false)
  const [taken, setTaken] = useState(false)
  const running = useRef(false)

  const take = async (): Promise<void> => {
    if (running.current) return
    if (!loggedIn) {
      wantedCode = code
      const from = currentUrl()
      await go('login', from ? { from } : {})
      return
    }
    running.current = true
    setBusy(true)
    try {
      await withIntent(`coupon code ${userId ?? ''} ${code}`, (idempotencyKey) =>
        call('POST /o2mkt-b2c/v1/coupon-self/receive-coupon', { body: { code }, idempotencyKey })
      )
      setTaken(true)
      toast(t('done'))
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (failure.fateUnknown && !failure.isTold) toast(t('unknownFate'))
    } finally {
      running.current = false
      setBusy(false)
    }
    // what became of it, had or refused, is what it says of the code now
    await remote.reload()
  }

  const latest = useRef(take)
  latest.current = take
  const state = remote.data?.state
  useEffect(() => {
    if (!loggedIn || wantedCode !== code || state === undefined || state === 'LOGIN') return
    wantedCode = undefined
    if (state === 'AVAILABLE') void latest.current()
  }, [loggedIn, code, state])

  /** There is a coupon to be had, or it is had. */
  const inEnvelope = code !== '' && (state === 'AVAILABLE' || state === 'RECEIVED')
  return { remote, busy, take, taken, loggedIn, inEnvelope }
}
