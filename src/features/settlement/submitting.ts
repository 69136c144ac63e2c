import type { Settlement } from '@contract'
import { BusinessError, GatewayError } from '@/api'
import { coverOrders } from '@/features/moment'
import { confirm, toast } from '@/platform/feedback'
import { go } from '@/routes'
import { stores } from '@/stores'
import { readSettlement, submitSettlement } from './api'
import { settlementWords as t } from './messages'
import { changesBetween, problemRows } from './rules'
import { formatChange } from './format'
import type { Submission } from './submission'

/** ms before each question after a submit that was not answered. */
const askDelays = [800, 2500]
const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The orders are there: on to paying them. */
async function leave(one: Submission, orderCodes: string[]): Promise<void> {
  const { left, alive, remarks, subscribed } = one
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

/** What holds now, put on the screen; undefined when it can't be had. */
async function refresh(one: Submission, settlementId: string): Promise<Settlement | undefined> {
  try {
    const fresh = await readSettlement(settlementId)
    if (one.alive.current) one.latest.current.replace(fresh)
    return fresh
  } catch (failure) {
    if (failure instanceof GatewayError) return undefined
    throw failure
  }
}

/** What can be agreed to: title, and the button to go on. */
const questions: Partial<Record<string, readonly [Parameters<typeof t>[0], Parameters<typeof t>[0]]>> = {
  'address.changed': ['movedTitle', 'movedConfirm'],
  'price.changed': ['changedTitle', 'changedConfirm'],
  'gift.changed': ['giftChangedTitle', 'giftChangedConfirm']
}

async function refused(one: Submission, seen: Settlement, failure: GatewayError): Promise<void> {
  const { remarks, alive, setPhase, setNotice, setSold, openAddress } = one
  const fresh = await refresh(one, seen.settlementId)
  setPhase('idle')
  if (fresh && fresh.orderCodes.length > 0) return
  const code = failure instanceof BusinessError ? failure.code : ''
  if (code === 'cart.changed') {
    remarks.forget()
    void stores.cart.refreshCount()
    return setSold(true)
  }
  if (!fresh) return setNotice({ words: failure.words })
  const lines = changesBetween(seen, fresh).map(formatChange)
  const question = questions[code]
  if (question && problemRows(fresh).length === 0) {
    const agreed = await confirm({
      title: t(question[0]),
      content: lines.join('\n') || failure.words,
      confirmText: t(question[1]),
      cancelText: t('changedCancel')
    })
    if (!alive.current) return
    if (agreed) return send(one, fresh)
  }
  setNotice({ words: failure.words, lines })
  if (code === 'address.missing' || code === 'address.region') openAddress()
}

/** Asks whether the order was placed, and goes on with the same key. */
async function ask(one: Submission, seen: Settlement): Promise<void> {
  const { alive, setPhase, setNotice } = one
  setPhase('asking')
  for (const delay of askDelays) {
    await waitFor(delay)
    if (!alive.current) return
    try {
      const fresh = await readSettlement(seen.settlementId)
      if (fresh.orderCodes.length > 0) return await leave(one, fresh.orderCodes)
      const { orderCodes } = await submitSettlement(seen)
      return await leave(one, orderCodes)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (!failure.fateUnknown) return refused(one, seen, failure)
    }
  }
  setPhase('idle')
  setNotice({ key: 'unknownStill' })
}

async function send(one: Submission, seen: Settlement): Promise<void> {
  one.setPhase('sending')
  try {
    const { orderCodes } = await submitSettlement(seen)
    await leave(one, orderCodes)
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    await (failure.fateUnknown ? ask(one, seen) : refused(one, seen, failure))
  }
}

/** Submits what is shown, when nothing stands in the way that can be known here. */
export async function attempt(one: Submission): Promise<void> {
  const { latest, remarks, setPhase, setNotice, openAddress } = one
  const seen = latest.current.data
  if (!seen || seen.orderCodes.length > 0) return
  setNotice(undefined)
  if (!stores.network.online && !(await stores.network.check())) return setNotice({ key: 'offline' })
  if (!seen.address || seen.address.regionEnded) {
    toast(t(seen.address ? 'regionEnded' : 'addressNeeded'))
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
    await refresh(one, seen.settlementId) // it may have been submitted elsewhere meanwhile
    return
  }
  await send(one, seen)
}
