import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { InvoiceOffer } from '@contract'
import { BusinessError } from '@/api'
import {
  ApplyForm,
  applyWords as t,
  ChangeForm,
  openRows,
  soleInvoice,
  useChanged,
  useOffer
} from '@/features/invoice/apply'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** What trying again would not change. */
const isSaid = (error: unknown, codes: readonly string[]): error is BusinessError =>
  error instanceof BusinessError && codes.includes(error.code)

const toOrders = () => go('myOrder', {}, { replace: true })

/** An order that can't be invoiced, in the gateway's words. */
const Refused = ({ title, note }: { title: string; note: string }) => (
  <Screen>
    <EmptyState drawing="order" title={title} note={note} action={{ label: t('toOrders'), onTap: toOrders }} />
  </Screen>
)

const Apply = observer(function Apply({ orderCode }: { orderCode: string }) {
  const remote = useOffer(orderCode)
  const { data, error } = remote
  // as it was when the screen opened: what is asked for here leads on by itself
  const first = useRef<InvoiceOffer>()
  first.current ??= data?.offer
  const sole = first.current && soleInvoice(first.current)
  // an order that is on one invoice as a whole shows that
  useEffect(() => {
    if (sole !== undefined) void go('invoiceDetails', { invoiceCode: sole }, { replace: true })
  }, [sole])
  if (data === undefined && isSaid(error, ['invoice.order', 'order.missing'])) {
    return <Refused title={t('refused')} note={error.words} />
  }
  if (data && first.current && openRows(first.current).length > 0) return <ApplyForm {...data} />
  return (
    <Screen>
      <StateView remote={remote}>
        {() =>
          sole === undefined ? (
            <EmptyState
              drawing="order"
              title={t('allDone')}
              action={{ label: t('seeInvoices'), onTap: () => go('myInvoice', {}, { replace: true }) }}
            />
          ) : (
            <Skeleton shape="form" />
          )
        }
      </StateView>
    </Screen>
  )
})

const Change = observer(function Change({ invoiceCode }: { invoiceCode: string }) {
  const remote = useChanged(invoiceCode)
  const { data, error } = remote
  if (data === undefined && isSaid(error, ['invoice.missing'])) {
    return <Refused title={t('spent')} note={error.words} />
  }
  if (data && data.invoice.changesLeft > 0) return <ChangeForm {...data} />
  return (
    <Screen title={t('change')}>
      <StateView remote={remote}>
        {() => (
          <EmptyState
            drawing="order"
            title={t('spent')}
            note={t('spentNote')}
            action={{
              label: t('backToInvoice'),
              onTap: () => go('invoiceDetails', { invoiceCode }, { replace: true })
            }}
          />
        )}
      </StateView>
    </Screen>
  )
})

/** Asking for an invoice over an order, or making one out otherwise. */
function IssueInvoice({ orderCode, invoiceCode }: RouteParams['issueInvoice']) {
  if (invoiceCode !== undefined) return <Change invoiceCode={invoiceCode} />
  if (orderCode !== undefined) return <Apply orderCode={orderCode} />
  return <Refused title={t('noOrder')} note={t('noOrderNote')} />
}

export default definePage('issueInvoice', { body: IssueInvoice, skeleton: <Skeleton shape="form" count={5} /> })
