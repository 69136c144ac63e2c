import { useCallback, useEffect, useRef, useState } from 'react'
import type { PayChannel, PayLink } from '@contract'
import { BusinessError, BusyError, GatewayError, isRefusal, MalformedReplyError } from '@/api'
import { startPayment, type PaymentOutcome } from '@/platform/pay'
import { urlOf } from '@/routes'
import { stores } from '@/stores'
import { askPayment, type Payment } from '../api'
import { untilDecided } from '../ask'
import { channelsOf, payHost } from '../host'
import { forgetPayment, rememberedPayment, rememberPayment } from '../remembered'
import { call, useQuery } from './calls'

/** A word of messages.ts, or the gateway's own. */
type Notice = { key: 'fateUnknown' | 'offline' | 'cancelled' | 'cashierFailed' | 'superseded' } | { words: string }
type Phase = 'choose' | 'starting' | 'asking' | 'unsure'

interface Following {
  /** ms until it is first asked. */
  first?: number
  delays?: readonly number[]
  notice?: Notice
  /** The link as it was read meanwhile. */
  latest?: () => PayLink | undefined
}

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
/** After the host said no there is little to wait for: the gateway is asked twice. */
const shortDelays: readonly number[] = [1000]

/** How a payment is followed after what the host says about it; only the gateway says what became of it. */
function followingAfter(outcome: PaymentOutcome): Following {
  // LEFT: this page may live on behind the cashier, and goes on asking when it is shown again
  if (outcome === 'LEFT') return { first: 2000 }
  if (outcome === 'SUCCEEDED' || outcome === 'UNKNOWN') return {}
  return { delays: shortDelays, notice: { key: outcome === 'CANCELLED' ? 'cancelled' : 'cashierFailed' } }
}

/** What became of a payment: one's own, or one that was started by this link without a login. */
async function askFor(payLink: string, paymentId: string): Promise<Payment> {
  if (stores.session.loggedIn) {
    try {
      return await askPayment(paymentId)
    } catch (failure) {
      if (!(failure instanceof BusinessError)) throw failure
    }
  }
  const { payment } = await call('GET /o2ord-b2c/v1/pub/order-trades/detail/{id}', {
    path: { id: payLink },
    query: { payKey: paymentId },
    quiet: true
  })
  if (!payment) throw new MalformedReplyError('a link without the payment that was asked for')
  return payment
}

/** Follows the payment that was started by a link until the gateway has decided what became of it. */
function useFollowing(payLink: string, reload: () => Promise<void>) {
  const [phase, setPhase] = useState<Phase>('choose')
  const [notice, setNotice] = useState<Notice>()
  const [payment, setPayment] = useState<Payment>()
  const turn = useRef(0)
  useEffect(() => () => void (turn.current += 1), [])

  const follow = useCallback(
    async (paymentId: string, after: Following = {}) => {
      const mine = ++turn.current
      const current = () => mine === turn.current
      setPhase('asking')
      if (after.first) await waitFor(after.first)
      const fate = await untilDecided(() => askFor(payLink, paymentId), waitFor, current, after.delays)
      if (!current()) return
      if (!fate.known && (fate.why === 'UNKNOWN' || (fate.why === 'PENDING' && !after.notice)))
        return setPhase('unsure')
      const outcome = fate.known ? fate.payment : undefined
      setPayment(outcome)
      // money that went through stays known: should it have come too late, this page says so after a reload as well
      if (outcome?.status !== 'SUCCEEDED' && (fate.known || fate.why === 'MISSING')) forgetPayment([payLink])
      if (outcome?.status === 'FAILED' && outcome.failReason) setNotice({ words: outcome.failReason })
      else setNotice(outcome?.status === 'CLOSED' ? { key: 'superseded' } : after.notice)
      // a link that was asked for at the same time is old only where it does not know of the money yet
      const isOld = !after.latest || (outcome?.status === 'SUCCEEDED' && after.latest()?.state === 'OPEN')
      if (isOld) await reload()
      if (current()) setPhase('choose')
    },
    [payLink, reload]
  )
  /** Gives up waiting. */
  const stop = () => {
    turn.current += 1
    forgetPayment([payLink])
    setNotice(undefined)
    setPhase('choose')
    void reload()
  }
  return { phase, setPhase, notice, setNotice, payment, follow, stop }
}

/** Everything the page of a link shows and does. Read it in an `observer`. */
export function useFriendPay(payLink: string) {
  const remote = useQuery('GET /o2ord-b2c/v1/pub/order-trades/detail/{id}', {
    path: { id: payLink },
    when: payLink !== '',
    anew: true,
    again: true
  })
  const { data, reload } = remote
  const latest = useRef(data)
  latest.current = data
  const following = useFollowing(payLink, reload)
  const { setPhase, setNotice, follow } = following
  const channels = channelsOf(payHost())
  const [channel, choose] = useState<PayChannel>(channels[0] ?? 'WECHAT')
  const starting = useRef(false)
  useEffect(() => {
    const memory = rememberedPayment([payLink])
    if (memory) void follow(memory, { latest: () => latest.current })
  }, [payLink, follow])

  const hear = (paymentId: string, outcome: PaymentOutcome) => follow(paymentId, followingAfter(outcome))

  const start = async (expectedFen: number) => {
    setPhase('starting')
    const host = payHost()
    const attempt = await call('POST /o2ord-b2c/v1/pub/order-trades/pay', {
      body: {
        payLink,
        expectedFen,
        channel,
        host,
        ...(host === 'WEAPP' ? {} : { returnPath: urlOf('appCheckstand', { payLink }) })
      },
      quiet: true
    })
    rememberPayment([payLink], attempt.paymentId, channel)
    const outcome = await startPayment(attempt.cashier, (late) => void hear(attempt.paymentId, late))
    void hear(attempt.paymentId, outcome)
  }

  /** Pays by the chosen channel, also without a login: the provider knows whose money it is. */
  const pay = async () => {
    if (starting.current || !data) return
    starting.current = true
    setNotice(undefined)
    try {
      if (!stores.network.online && !(await stores.network.check())) return setNotice({ key: 'offline' })
      await start(data.amountFen)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setPhase('choose')
      if (failure instanceof BusyError) return setNotice({ words: failure.words })
      if (failure.fateUnknown) return setNotice({ key: 'fateUnknown' })
      if (failure instanceof BusinessError) setNotice({ words: failure.words })
      await reload()
    } finally {
      starting.current = false
    }
  }

  return {
    ...following,
    remote,
    /** Asking again would find no link either. */
    missing: !data && isRefusal(remote.error, 'pay-link.missing'),
    channels,
    channel,
    choose,
    pay,
    inForm: following.phase === 'choose' || following.phase === 'starting',
    askAgain: () => void follow(rememberedPayment([payLink]))
  }
}
export type FriendPay = ReturnType<typeof useFriendPay>
