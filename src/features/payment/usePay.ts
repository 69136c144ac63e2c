import { useRef } from 'react'
import type { OrderDetail, PayChannel } from '@contract'
import { BusinessError, BusyError, GatewayError, type Loaded } from '@/api'
import { askToSubscribe } from '@/features/moment'
import { startPayment, type Cashier, type PaymentOutcome } from '@/platform/pay'
import { stores } from '@/stores'
import { useFollow, usePayState, useStanding, type Known, type PayState } from './follow'
import { forgetPayment, rememberPayment } from './remembered'
import { startOrderPayment } from './start'

/** After the host said no there is little to wait for: the gateway is asked twice. */
const shortDelays: readonly number[] = [1000]

/** A payment that was started; without a cashier nothing is left to do but to ask what became of it. */
interface Begun {
  paymentId: string
  cashier?: Cashier
}

export type Paying = ReturnType<typeof usePay>

/** A payment that could not be started. */
async function fail({ setPhase, setNotice }: PayState, failure: unknown, reload: () => Promise<unknown>) {
  if (!(failure instanceof GatewayError)) throw failure
  setPhase('choose')
  if (failure instanceof BusyError) return setNotice({ words: failure.words })
  if (failure.fateUnknown) return setNotice({ key: 'fateUnknown' })
  if (!(failure instanceof BusinessError)) return
  setNotice({ words: failure.words })
  await reload() // paid or closed in another tab: where they stand now decides
}

/** Paying orders: starts payments, and follows one until the gateway has decided what became of it. */
export function usePay(
  orderCodes: readonly string[],
  { reload, data }: Pick<Loaded<OrderDetail[]>, 'reload' | 'data'>,
  { linked = '', decided = '' }: Partial<Known> = {}
) {
  const codes = orderCodes.join(',')
  const state = usePayState(decided)
  const { phase, notice, setPhase, setNotice, payment, turn, gone, leaveFor } = state
  const follow = useFollow(state, codes, reload)
  useStanding(state, codes, data, follow, { linked, decided })
  const starting = useRef(false)

  /** What the host says about a payment; only the gateway says what became of it. */
  const hear = (paymentId: string, outcome: PaymentOutcome) => {
    if (gone.current) return
    // what is said late about a payment that was given up matters only when it may have been paid after all
    if (payment.current !== paymentId && outcome !== 'SUCCEEDED') return
    // LEFT: this page may live on behind the cashier, and goes on asking when it is shown again
    if (outcome === 'LEFT') void follow(paymentId, { first: 2000 })
    else if (outcome === 'SUCCEEDED' || outcome === 'UNKNOWN') void follow(paymentId)
    else {
      const key = outcome === 'CANCELLED' ? 'cancelled' : 'cashierFailed'
      void follow(paymentId, { delays: shortDelays, notice: { key } })
    }
  }

  /** Starts a payment and goes on to the host's cashier, where it needs one. */
  const begin = async (payable: readonly string[], start: () => Promise<Begun>, channel?: PayChannel) => {
    if (starting.current || gone.current) return
    starting.current = true
    // first of all: the platform asks for messages only in the turn of the tap
    const subscription = stores.network.online ? askToSubscribe('ORDER', payable) : undefined
    setNotice(undefined)
    try {
      if (!stores.network.online && !(await stores.network.check())) return setNotice({ key: 'offline' })
      setPhase('starting')
      const attempt = await start()
      payment.current = attempt.paymentId
      rememberPayment(orderCodes, attempt.paymentId, channel)
      await subscription
      if (!attempt.cashier) return await follow(attempt.paymentId)
      hear(attempt.paymentId, await startPayment(attempt.cashier, (late) => hear(attempt.paymentId, late)))
    } catch (failure) {
      await fail(state, failure, reload)
    } finally {
      starting.current = false
    }
  }

  return {
    phase,
    notice,
    begin,
    /** The same by a channel. */
    pay: (payable: readonly string[], channel: PayChannel) =>
      begin(payable, () => startOrderPayment(payable, channel, data), channel),
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
