import { useCallback, useEffect, useRef, useState } from 'react'
import type { OrderDetail } from '@contract'
import { serverNow, type Loaded } from '@/api'
import { go } from '@/routes'
import { askPayment } from './api'
import { askDelays, untilDecided } from './ask'
import { forgetPayment, rememberedPayment } from './remembered'
import { standingOf } from './rules'

/** choose: a channel can be chosen · starting: the cashier is on its way · asking, unsure: what became of a payment. */
export type PayPhase = 'choose' | 'starting' | 'asking' | 'unsure'
/** A word of messages.ts, or the gateway's own. */
export type PayNotice =
  | { key: 'fateUnknown' | 'offline' | 'cancelled' | 'cashierFailed' | 'changed' | 'superseded' }
  | { words: string }

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens the order, or the list when there are several. */
export const goToOrders = (orderCodes: readonly string[], replace = true): Promise<boolean> => {
  const [only] = orderCodes
  return only !== undefined && orderCodes.length === 1
    ? go('orderDetail', { orderCode: only }, { replace })
    : go('myOrder', {}, { replace })
}

/** What a screen knows of its payment, and the way to another screen; `paymentId`: a payment that was decided against. */
export function usePayState(paymentId: string) {
  const [phase, setPhase] = useState<PayPhase>('choose')
  const [notice, setNotice] = useState<PayNotice>()
  const payment = useRef('')
  /** The payment of this screen that was decided against; should the orders be paid all the same, it is followed. */
  const closed = useRef(paymentId)
  /** Counts what is followed: an older answer, or one after the screen is gone, changes nothing. */
  const turn = useRef(0)
  const gone = useRef(false)
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
    void leave().then((hasLeft) => {
      if (hasLeft) return
      gone.current = false
      // nobody asks any more: the shopper can
      setPhase((now) => (now === 'asking' ? 'unsure' : now))
    })
  }, [])

  return { phase, setPhase, notice, setNotice, payment, closed, turn, gone, leaveFor }
}
export type PayState = ReturnType<typeof usePayState>

interface After {
  delays?: readonly number[]
  /** ms before the first question. */
  first?: number
  notice?: PayNotice
}

/** Follows a payment until the gateway has decided what became of it. */
export function useFollow(state: PayState, codes: string, reload: Loaded<OrderDetail[]>['reload']) {
  const { payment, closed, turn, setPhase, setNotice, leaveFor } = state
  return useCallback(
    async (paymentId: string, after: After = {}) => {
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
    [codes, leaveFor, reload, payment, closed, turn, setPhase, setNotice]
  )
}
type Follow = ReturnType<typeof useFollow>

/** The payment of the screen's address, and the one whose end the screen tells of. */
export interface Known {
  linked: string
  decided: string
}

/** Once the orders are known: on to where they stand, or on with the payment that was left for. */
export function useStanding(
  state: PayState,
  codes: string,
  data: OrderDetail[] | undefined,
  follow: Follow,
  { linked, decided }: Known
): void {
  const { payment, closed, gone, leaveFor } = state
  const lastId = useRef('')
  useEffect(() => {
    if (!data || gone.current) return
    const own = codes.split(',')
    const { kind } = standingOf(data, serverNow())
    if (kind === 'PAID') {
      const paymentId = payment.current || closed.current || rememberedPayment(own) || linked
      forgetPayment(own)
      return leaveFor(() => go('paySuccess', { orderCodes: own, paymentId }, { replace: true }))
    }
    if (lastId.current === codes) return
    lastId.current = codes
    const paymentId = rememberedPayment(own) || linked
    if (paymentId) void follow(paymentId)
    else if (kind === 'CANCELLED' && decided === '') leaveFor(() => goToOrders(own))
  }, [data, codes, linked, decided, follow, leaveFor, payment, closed, gone])
}
