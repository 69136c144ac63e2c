import { useCallback, useEffect, useRef, useState } from 'react'
import type { OrderDetail, PayChannel } from '@contract'
import { BusinessError, GatewayError, serverNow, type Loaded } from '@/api'
import { askToSubscribe } from '@/features/subscription'
import { startPayment, type PaymentOutcome } from '@/platform/pay'
import { go } from '@/routes'
import { stores } from '@/stores'
import { askPayment, startOrderPayment } from './api'
import { askDelays, untilDecided } from './ask'
import { forgetPayment, rememberPayment, rememberedPayment } from './remembered'
import { standingOf } from './rules'

/** choose: a channel can be chosen · starting: the cashier is on its way · asking, unsure: what became of a payment. */
type PayPhase = 'choose' | 'starting' | 'asking' | 'unsure'
/** A word of messages.ts, or the gateway's own. */
type PayNotice =
  | { key: 'fateUnknown' | 'offline' | 'cancelled' | 'cashierFailed' | 'changed' | 'superseded' }
  | { words: string }

/** After the host said no there is little to wait for: the gateway is asked twice. */
const shortDelays: readonly number[] = [1000]

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens the order, or the list when there are several. */
export const goToOrders = (orderCodes: readonly string[], replace = true): Promise<boolean> => {
  const [only] = orderCodes
  return only !== undefined && orderCodes.length === 1
    ? go('orderDetail', { orderCode: only }, { replace })
    : go('myOrder', {}, { replace })
}

interface Known {
  /** The payment of the screen's address, to be followed. */
  linked?: string
  /** The payment whose end the screen tells of. */
  decided?: string
}

export type Paying = ReturnType<typeof usePay>

/** Paying orders: starts payments, and follows one until the gateway has decided what became of it. */
export function usePay(
  orderCodes: readonly string[],
  { reload, data }: Pick<Loaded<OrderDetail[]>, 'reload' | 'data'>,
  { linked = '', decided = '' }: Known = {}
) {
  const [phase, setPhase] = useState<PayPhase>('choose')
  const [notice, setNotice] = useState<PayNotice>()
  const payment = useRef('')
  /** The payment of this screen that was decided against; should the orders be paid all the same, it is told of it. */
  const closed = useRef(decided)
  /** Counts what is followed: an older answer, or one after the screen is gone, changes nothing. */
  const turn = useRef(0)
  const starting = useRef(false)
  const gone = useRef(false)
  const codes = orderCodes.join(',')
  useEffect(() => {
    gone.current = false
    return () => {
      turn.current += 1
      gone.current = true
    }
  }, [])

  /** To a screen that takes this one's place; once. */
  const leaveFor = useCallback((leave: () => Promise<boolean>) => {
    if (gone.current) return
    gone.current = true
    turn.current += 1
    void leave().then((left) => {
      if (left) return
      gone.current = false
      // nobody asks any more: the shopper can
      setPhase((now) => (now === 'asking' ? 'unsure' : now))
    })
  }, [])

  const follow = useCallback(
    async (paymentId: string, after: { delays?: readonly number[]; first?: number; notice?: PayNotice } = {}) => {
      const mine = ++turn.current
      const current = () => mine === turn.current
      const own = codes.split(',')
      payment.current = paymentId
      setPhase('asking')
      if (after.first) await waitFor(after.first)
      const fate = await untilDecided(() => askPayment(paymentId), waitFor, current, after.delays ?? askDelays)
      if (!current()) return
      const about = fate.known && own.some((code) => fate.payment.orderCodes.includes(code)) ? fate.payment : undefined
      if (about?.status === 'SUCCEEDED') {
        forgetPayment(own)
        return leaveFor(() => go('paySuccess', { orderCodes: about.orderCodes, paymentId }, { replace: true }))
      }
      if (about?.status === 'FAILED') {
        forgetPayment(own)
        return leaveFor(() => go('payFailure', { orderCodes: about.orderCodes, paymentId }, { replace: true }))
      }
      // the host's word alone is shown only while the gateway knows of no payment
      const open = !fate.known && (fate.why === 'UNKNOWN' || (fate.why === 'PENDING' && !after.notice))
      if (open) return setPhase('unsure')
      // closed, unknown to the gateway, or given up in the host's own cashier: it can be paid anew
      // (what another tab has started meanwhile stays remembered)
      if ((fate.known || fate.why === 'MISSING') && rememberedPayment(own) === paymentId) forgetPayment(own)
      setNotice(about?.status === 'CLOSED' ? { key: 'superseded' } : (after.notice ?? { key: 'changed' }))
      payment.current = ''
      closed.current = paymentId
      await reload()
      if (current()) setPhase('choose')
    },
    [codes, leaveFor, reload]
  )

  // Once the orders are known: on to where they stand, or on with the payment that was left for.
  const begun = useRef('')
  useEffect(() => {
    if (!data || gone.current) return
    const own = codes.split(',')
    const { kind } = standingOf(data, serverNow())
    if (kind === 'PAID') {
      const paymentId = payment.current || closed.current || rememberedPayment(own) || linked
      forgetPayment(own)
      return leaveFor(() => go('paySuccess', { orderCodes: own, paymentId }, { replace: true }))
    }
    if (begun.current === codes) return
    begun.current = codes
    const paymentId = rememberedPayment(own) || linked
    if (paymentId) void follow(paymentId)
    else if (kind === 'CANCELLED' && decided === '') leaveFor(() => goToOrders(own))
  }, [data, codes, linked, decided, follow, leaveFor])

  const fail = async (failure: unknown) => {
    if (!(failure instanceof GatewayError)) throw failure
    setPhase('choose')
    if (failure.fateUnknown) return setNotice({ key: 'fateUnknown' })
    if (!(failure instanceof BusinessError)) return
    setNotice({ words: failure.words })
    await reload() // paid or closed in another tab: where they stand now decides
  }

  /** What the host says about a payment; only the gateway says what became of it. */
  const hear = (paymentId: string, said: PaymentOutcome) => {
    if (gone.current) return
    // what is said late about a payment that was given up matters only when it may have been paid after all
    if (payment.current !== paymentId && said !== 'SUCCEEDED') return
    // LEFT: this page may live on behind the cashier, and goes on asking when it is shown again
    if (said === 'LEFT') void follow(paymentId, { first: 2000 })
    else if (said === 'SUCCEEDED' || said === 'UNKNOWN') void follow(paymentId)
    else {
      const key = said === 'CANCELLED' ? 'cancelled' : 'cashierFailed'
      void follow(paymentId, { delays: shortDelays, notice: { key } })
    }
  }

  /** Starts a payment by a channel and goes on to the host's cashier. */
  const pay = async (payable: readonly string[], channel: PayChannel) => {
    if (starting.current || gone.current) return
    starting.current = true
    // first of all: the platform asks for messages only in the turn of the tap
    const subscribed = stores.network.online ? askToSubscribe('ORDER', payable) : undefined
    setNotice(undefined)
    try {
      if (!stores.network.online && !(await stores.network.check())) return setNotice({ key: 'offline' })
      setPhase('starting')
      const started = await startOrderPayment(payable, channel)
      payment.current = started.paymentId
      rememberPayment(orderCodes, started.paymentId, channel)
      await subscribed
      hear(started.paymentId, await startPayment(started.cashier, (late) => hear(started.paymentId, late)))
    } catch (failure) {
      await fail(failure)
    } finally {
      starting.current = false
    }
  }

  return {
    phase,
    notice,
    pay,
    /** Asks about the same payment again. */
    askAgain: () => void follow(payment.current),
    /** Gives up waiting; the orders can be paid by a new payment. */
    payAnew: () => {
      turn.current += 1
      payment.current = ''
      forgetPayment(orderCodes)
      setNotice(undefined)
      setPhase('choose')
      void reload()
    },
    leaveFor
  }
}
