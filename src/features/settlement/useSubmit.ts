import { useEffect, useRef, useState } from 'react'
import type { Settlement } from '@contract'
import { BusinessError, GatewayError, serverNow, type Query } from '@/api'
import { goToOrders, loadOrders, standingOf } from '@/features/payment'
import { askToSubscribe, coverOrders } from '@/features/subscription'
import { confirm, toast } from '@/platform/feedback'
import { go } from '@/routes'
import { stores } from '@/stores'
import { isSubmitOpen, readSettlement, submitSettlement } from './api'
import { settlementWords as t } from './messages'
import type { Remarks } from './remarks'
import { changesBetween, problemRows } from './rules'
import { sayChange } from './say'

/** sending: a submit is under way · asking: its reply never came and its fate is being asked. */
export type SubmitPhase = 'idle' | 'sending' | 'asking'

/** Said above the button. `words` are the gateway's own. */
export interface SubmitNotice {
  key?: 'problems' | 'offline' | 'remarkFailed' | 'unknownStill' | 'unknownBefore' | 'alreadySubmitted'
  words?: string
  /** How many, for `problems`. */
  count?: number
  /** What changed, a line each. */
  lines?: string[]
}

/** ms before each question after a submit that was not answered. */
const askDelays = [800, 2500]
const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface Submitting {
  remote: Query<Settlement>
  remarks: Remarks
  openAddress: () => void
}

/** Submitting a settlement: once, whatever taps, time-outs, reloads and tabs there are. */
export function useSubmit({ remote, remarks, openAddress }: Submitting) {
  const [phase, setPhase] = useState<SubmitPhase>('idle')
  const [notice, setNotice] = useState<SubmitNotice>()
  const [sold, setSold] = useState(false)
  // state alone comes a render too late for a second tap in the same frame
  const locked = useRef(false)
  const left = useRef(false)
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  /** The question for messages that went with the tap. */
  const subscribed = useRef<Promise<void>>()
  const latest = useRef(remote)
  latest.current = remote
  const { data, replace } = remote

  /** The orders are there: on to paying them. */
  const leave = async (orderCodes: string[]) => {
    if (left.current || !alive.current) return
    left.current = true
    remarks.forget()
    void stores.cart.refreshCount()
    if (subscribed.current) {
      await subscribed.current
      coverOrders(orderCodes)
    }
    const gone = await go('pay', { orderCodes }, { replace: true })
    if (!gone) left.current = false
  }

  // Submitted before: by the back button, a reload or another tab. Never offered again.
  const submitted = data?.orderCodes.join(',') ?? ''
  useEffect(() => {
    if (submitted === '' || left.current) return
    left.current = true
    const orderCodes = submitted.split(',')
    toast(t('alreadySubmitted'))
    remarks.forget()
    void loadOrders(orderCodes)
      .then((orders) => {
        const standing = standingOf(orders, serverNow())
        if (standing.kind === 'PAYABLE') return go('pay', { orderCodes: standing.orderCodes }, { replace: true })
        return goToOrders(orderCodes)
      })
      // whatever went wrong, that screen loads them again and says when it can't
      .catch(() => go('pay', { orderCodes }, { replace: true }))
  }, [submitted, remarks])

  // A submit that was sent before a reload and never answered.
  const open = data && data.orderCodes.length === 0 && isSubmitOpen(data)
  useEffect(() => {
    if (open && !locked.current) setNotice((old) => old ?? { key: 'unknownBefore' })
  }, [open])

  /** What holds now, put on the screen; undefined when it can't be had. */
  const refresh = async (settlementId: string): Promise<Settlement | undefined> => {
    try {
      const fresh = await readSettlement(settlementId)
      if (alive.current) replace(fresh)
      return fresh
    } catch (failure) {
      if (failure instanceof GatewayError) return undefined
      throw failure
    }
  }

  const refused = async (seen: Settlement, failure: GatewayError): Promise<void> => {
    const fresh = await refresh(seen.settlementId)
    setPhase('idle')
    if (fresh && fresh.orderCodes.length > 0) return
    const code = failure instanceof BusinessError ? failure.code : ''
    if (code === 'cart.changed') {
      remarks.forget()
      void stores.cart.refreshCount()
      return setSold(true)
    }
    if (!fresh) return setNotice({ words: failure.words })
    const lines = changesBetween(seen, fresh).map(sayChange)
    const moved = code === 'address.changed'
    if ((moved || code === 'price.changed') && problemRows(fresh).length === 0) {
      const agreed = await confirm({
        title: t(moved ? 'movedTitle' : 'changedTitle'),
        content: lines.join('\n') || failure.words,
        confirmText: t(moved ? 'movedConfirm' : 'changedConfirm'),
        cancelText: t('changedCancel')
      })
      if (!alive.current) return
      if (agreed) return send(fresh)
    }
    setNotice({ words: failure.words, lines })
    if (code === 'address.missing') openAddress()
  }

  /** Asks whether the order was placed, and goes on with the same key. */
  const ask = async (seen: Settlement): Promise<void> => {
    setPhase('asking')
    for (const delay of askDelays) {
      await waitFor(delay)
      if (!alive.current) return
      try {
        const fresh = await readSettlement(seen.settlementId)
        if (fresh.orderCodes.length > 0) return await leave(fresh.orderCodes)
        const { orderCodes } = await submitSettlement(seen)
        return await leave(orderCodes)
      } catch (failure) {
        if (!(failure instanceof GatewayError)) throw failure
        if (!failure.fateUnknown) return refused(seen, failure)
      }
    }
    setPhase('idle')
    setNotice({ key: 'unknownStill' })
  }

  const send = async (seen: Settlement): Promise<void> => {
    setPhase('sending')
    try {
      const { orderCodes } = await submitSettlement(seen)
      await leave(orderCodes)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      await (failure.fateUnknown ? ask(seen) : refused(seen, failure))
    }
  }

  const attempt = async (): Promise<void> => {
    const seen = latest.current.data
    if (!seen || seen.orderCodes.length > 0) return
    setNotice(undefined)
    if (!stores.network.online && !(await stores.network.check())) return setNotice({ key: 'offline' })
    if (!seen.address) {
      toast(t('addressNeeded'))
      return openAddress()
    }
    const count = problemRows(seen).length
    if (count > 0) return setNotice({ key: 'problems', count })
    setPhase('sending')
    try {
      await remarks.flush() // the order takes the remark the gateway has
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setPhase('idle')
      setNotice({ key: 'remarkFailed' })
      await refresh(seen.settlementId) // it may have been submitted elsewhere meanwhile
      return
    }
    await send(seen)
  }

  const submit = async (): Promise<void> => {
    if (locked.current || left.current) return
    locked.current = true
    const seen = latest.current.data
    // in the turn of the tap, when nothing stands in the way that can be known by then
    const ready = stores.network.online && seen?.address && problemRows(seen).length === 0
    if (ready && !subscribed.current) subscribed.current = askToSubscribe('ORDER')
    try {
      await attempt()
    } finally {
      locked.current = false
      if (!left.current) setPhase('idle')
    }
  }

  return {
    phase,
    notice,
    /** The cart no longer holds what this settlement was made of: it can't be submitted any more. */
    sold,
    submit,
    dismiss: () => setNotice(undefined)
  }
}
