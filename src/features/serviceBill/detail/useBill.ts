import type { ServiceBill } from '@contract'
import { useEffect } from 'react'
import { GatewayError, useReads, withIntent } from '@/api'
import { fingerprint } from '@/lib/fingerprint'
import { confirm, toast } from '@/platform/feedback'
import { go } from '@/routes'
import { stores } from '@/stores'
import { billWords as t } from '../messages'
import { currentView } from '../viewKey'
import { isOver } from '../words'
import { call, useOne } from './calls'

/** ms between looks at a bill that others move. */
const lookEvery = 15_000

/** Looks again while something may follow. */
function useLooks(bill: ServiceBill | undefined, reload: () => Promise<void>): void {
  const waits = bill !== undefined && bill.source === 'SHOP' && !isOver(bill.state)
  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => void reload(), lookEvery)
    return () => clearInterval(timer)
  }, [waits, reload])
}

/**
 * One bill: the shopper's own, or by the key of a phone's code where nobody is logged in. `closed`: it can't be shown to
 * this person now. Read it in an `observer`.
 */
export function useBill(billId: string) {
  const { loggedIn } = stores.session
  const viewKey = currentView() ?? ''
  const own = useOne('GET /o2as-m-bbc/v1/service-bills/detail', { billId }, { missing: 'bill.missing', when: loggedIn })
  const byPhone = useReads(
    'GET /o2as-m-bbc/v1/service-bills/detail',
    [billId, viewKey],
    () => call('POST /o2as-b2c/v1/fix-install-bills/pub/fix-detail', { body: { billId, viewKey }, quiet: true }),
    { when: !loggedIn && viewKey !== '' && billId !== '', again: true }
  )
  const remote = loggedIn ? own : { ...byPhone, missing: billId === '' }
  useLooks(remote.data, remote.reload)
  return { ...remote, closed: !loggedIn && viewKey === '' }
}

/** Runs a write; a toast says what was refused or stayed open. */
async function tell(work: () => Promise<ServiceBill>, word: Parameters<typeof t>[0]): Promise<void> {
  try {
    await work()
    toast(t(word))
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    if (failure.fateUnknown && !failure.isTold) toast(t('unknown'))
  }
}

const cancel = ({ billId }: ServiceBill): Promise<ServiceBill> =>
  call('POST /o2as-m-bbc/v1/service-bills/cancel', { body: { billId } })

/** Takes a bill off the list after asking; whether it was. */
async function removeBill({ billId }: ServiceBill): Promise<boolean> {
  const sure = await confirm({
    title: t('removeAsk'),
    confirmText: t('remove'),
    cancelText: t('keep'),
    danger: true
  })
  if (!sure) return false
  try {
    await call('DELETE /o2as-m-bbc/v1/service-bills/delete', { body: { billId } })
    toast(t('removed'))
    return true
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    return false
  }
}

/** The word on a quote of the sum that was seen, by the account or by the key of a phone's code. */
function answer({ billId, quote }: ServiceBill, agree: boolean): Promise<ServiceBill> {
  const body = { billId, agree, expectedFen: quote?.totalFen ?? 0 }
  return stores.session.loggedIn
    ? call('POST /o2as-b2c/v1/fix-install-bills/quote-answer', { body })
    : call('POST /o2as-b2c/v1/fix-install-bills/pub/quote-answer', { body: { ...body, viewKey: currentView() ?? '' } })
}

/** What its shopper does with a bill. */
export function useBillActs(reload: () => unknown) {
  const perform = async (work: () => Promise<ServiceBill>, word: Parameters<typeof t>[0]) => {
    await tell(work, word)
    await reload()
  }
  return {
    answer: async (bill: ServiceBill, agree: boolean) => {
      const ask = {
        title: t('declineAsk'),
        content: t('declineNote'),
        confirmText: t('decline'),
        cancelText: t('keep')
      }
      if (agree || (await confirm(ask))) await perform(() => answer(bill, agree), agree ? 'agreed' : 'declined')
    },
    cancel: async (bill: ServiceBill) => {
      const ask = { title: t('cancelAsk'), content: t('cancelNote'), confirmText: t('cancel'), cancelText: t('keep') }
      if (await confirm({ ...ask, danger: true })) await perform(() => cancel(bill), 'cancelled')
    },
    pay: async ({ billId }: ServiceBill) => {
      try {
        const { orderCode } = await call('POST /o2as-b2c/v1/fix-install-bills/pay-order', { body: { billId } })
        await go('pay', { orderCodes: [orderCode] })
      } catch (failure) {
        if (!(failure instanceof GatewayError)) throw failure
        await reload()
      }
    },
    review: async ({ billId }: ServiceBill, score: number, text: string) => {
      const body = { billId, score, text }
      const intent = `bill.review ${fingerprint(JSON.stringify(body))}`
      const send = () =>
        withIntent(intent, (idempotencyKey) =>
          call('POST /o2as-b2c/v1/fix-install-bills/review', { body, idempotencyKey })
        )
      await perform(send, 'reviewThanks')
    },
    remove: removeBill
  }
}

export type BillActs = ReturnType<typeof useBillActs>
