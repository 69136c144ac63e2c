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
async function leave(submission: Submission, orderCodes: string[]): Promise<void> {
  const { left, alive, remarks, subscribed } = submission
  if (left.current || !alive.current) return
  left.current = true
  remarks.forget()
  void stores.cart.refreshCount()
  if (subscribed.current) {
    await subscribed.current
    coverOrders(orderCodes)
  }
  const hasMoved = await go('pay', { orderCodes }, { replace: true })
  if (!hasMoved) left.current = false
}

/** What holds now, put on the screen; undefined when it can't be had. */
async function refresh(submission: Submission, settlementId: string): Promise<Settlement | undefined> {
  try {
    const fresh = await readSettlement(settlementId)
    if (submission.alive.current) submission.latest.current.replace(fresh)
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

async function answerRefusal(submission: Submission, settlement: Settlement, failure: GatewayError): Promise<void> {
  const { remarks, alive, setPhase, setNotice, setSold, openAddress } = submission
  const fresh = await refresh(submission, settlement.settlementId)
  setPhase('idle')
  if (fresh && fresh.orderCodes.length > 0) return
  const code = failure instanceof BusinessError ? failure.code : ''
  if (code === 'cart.changed') {
    remarks.forget()
    void stores.cart.refreshCount()
    return setSold(true)
  }
  if (!fresh) return setNotice({ words: failure.words })
  const lines = changesBetween(settlement, fresh).map(formatChange)
  const question = questions[code]
  if (question && problemRows(fresh).length === 0) {
    const isAgreed = await confirm({
      title: t(question[0]),
      content: lines.join('\n') || failure.words,
      confirmText: t(question[1]),
      cancelText: t('changedCancel')
    })
    if (!alive.current) return
    if (isAgreed) return send(submission, fresh)
  }
  setNotice({ words: failure.words, lines })
  if (code === 'address.missing' || code === 'address.region') openAddress()
}

/** Asks whether the order was placed, and goes on with the same key. */
async function ask(submission: Submission, settlement: Settlement): Promise<void> {
  const { alive, setPhase, setNotice } = submission
  setPhase('asking')
  for (const delay of askDelays) {
    await waitFor(delay)
    if (!alive.current) return
    try {
      const fresh = await readSettlement(settlement.settlementId)
      if (fresh.orderCodes.length > 0) return await leave(submission, fresh.orderCodes)
      const { orderCodes } = await submitSettlement(settlement)
      return await leave(submission, orderCodes)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (!failure.fateUnknown) return answerRefusal(submission, settlement, failure)
    }
  }
  setPhase('idle')
  setNotice({ key: 'unknownStill' })
}

async function send(submission: Submission, settlement: Settlement): Promise<void> {
  submission.setPhase('sending')
  try {
    const { orderCodes } = await submitSettlement(settlement)
    await leave(submission, orderCodes)
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    await (failure.fateUnknown ? ask(submission, settlement) : answerRefusal(submission, settlement, failure))
  }
}

/** Submits what is shown, when nothing stands in the way that can be known here. */
export async function attempt(submission: Submission): Promise<void> {
  const { latest, remarks, setPhase, setNotice, openAddress } = submission
  const settlement = latest.current.data
  if (!settlement || settlement.orderCodes.length > 0) return
  setNotice(undefined)
  if (!stores.network.online && !(await stores.network.check())) return setNotice({ key: 'offline' })
  if (!settlement.address || settlement.address.regionEnded) {
    toast(t(settlement.address ? 'regionEnded' : 'addressNeeded'))
    return openAddress()
  }
  const count = problemRows(settlement).length
  if (count > 0) return setNotice({ key: 'problems', count })
  setPhase('sending')
  try {
    await remarks.flush() // the order takes the remark the gateway has
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    setPhase('idle')
    setNotice({ key: 'remarkFailed' })
    await refresh(submission, settlement.settlementId) // it may have been submitted elsewhere meanwhile
    return
  }
  await send(submission, settlement)
}
