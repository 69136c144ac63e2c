import { useEffect } from 'react'
import { serverNow } from '@/api'
import { goToOrders, loadOrders, standingOf } from '@/features/payment'
import { askToSubscribe } from '@/features/moment'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { stores } from '@/stores'
import { isSubmitOpen } from './api'
import { settlementWords as t } from './messages'
import { problemRows } from './rules'
import { useSubmission, type Submission, type Submitting } from './submission'
import { attempt } from './submitting'

/** Submitted before: by the back button, a reload or another tab. Never offered again. */
function useSubmittedBefore({ left, remarks }: Submission, settlementId: string): void {
  useEffect(() => {
    if (settlementId === '' || left.current) return
    left.current = true
    const orderCodes = settlementId.split(',')
    toast(t('alreadySubmitted'))
    remarks.forget()
    void loadOrders(orderCodes)
      .then((orders) => {
        const standing = standingOf(orders, serverNow())
        if (standing.kind === 'PAYABLE') return go('pay', { orderCodes: standing.orderCodes }, { replace: true })
        return goToOrders(orderCodes)
      })
      // after any failure that screen loads them again and says when it can't
      .catch(() => go('pay', { orderCodes }, { replace: true }))
  }, [settlementId, remarks, left])
}

/** Submits a settlement once, through second taps, time-outs, reloads and other tabs. */
export function useSubmit(submitting: Submitting) {
  const submission = useSubmission(submitting)
  const { phase, setPhase, notice, setNotice, sold, locked, left, subscribed, latest } = submission
  const { data } = submitting.remote
  useSubmittedBefore(submission, data?.orderCodes.join(',') ?? '')

  // A submit that was sent before a reload and never answered.
  const open = data && data.orderCodes.length === 0 && isSubmitOpen(data)
  useEffect(() => {
    if (open && !locked.current) setNotice((old) => old ?? { key: 'unknownBefore' })
  }, [open, locked, setNotice])

  const submit = async (): Promise<void> => {
    if (locked.current || left.current) return
    locked.current = true
    const settlement = latest.current.data
    // in the turn of the tap, when nothing stands in the way that can be known by then
    const ready =
      stores.network.online &&
      settlement?.address &&
      !settlement.address.regionEnded &&
      problemRows(settlement).length === 0
    if (ready && !subscribed.current) subscribed.current = askToSubscribe('ORDER')
    try {
      await attempt(submission)
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
