import type { DataOf, OrderDetail } from '@contract'
import { allows } from '@domain/orders/order'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { go } from '@/routes'
import { Card, Cell } from '@/ui'
import { useQuery } from './calls'
import { invoiceEntryWords as t } from './messages'

type Rows = DataOf<'GET /o2ord-b2c/v1/apply-invoice'>['rows']

/** What the line says; until it is known, or where some of it is on an invoice, both that can be done. */
function saidOf(rows: Rows = []): 'ask' | 'none' | 'issuing' | 'issued' {
  // what cost nothing is on no invoice
  const states = rows.flatMap(({ amountFen, invoiceState }) => (amountFen > 0 ? [invoiceState] : []))
  if (states.some((state) => state === 'SUBMITTED' || state === 'ISSUING')) return 'issuing'
  if (states.length === 0 || new Set(states).size > 1) return 'ask'
  if (states[0] === undefined) return 'none'
  return states[0] === 'ISSUED' ? 'issued' : 'ask'
}

/** From a paid order to its invoice: asked for there, or shown where it was. */
export const InvoiceEntry = observer(function InvoiceEntry(props: {
  order: Pick<OrderDetail, 'orderCode' | 'status' | 'payFen'>
}) {
  const { order } = props
  const { orderCode } = order
  const when = allows(order, 'INVOICE', serverNow())
  const { data } = useQuery('GET /o2ord-b2c/v1/apply-invoice', { query: { orderCode }, when, again: true })
  if (!when) return null
  return (
    <Card>
      <Cell
        label={t('invoice')}
        tone="muted"
        value={t(saidOf(data?.rows))}
        onTap={() => void go('issueInvoice', { orderCode })}
      />
    </Card>
  )
})
