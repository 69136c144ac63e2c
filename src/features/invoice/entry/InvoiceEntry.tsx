import type { OrderDetail } from '@contract'
import { canInvoice } from '@domain/invoice'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card, Cell } from '@/ui'
import { invoiceEntryWords as t } from './messages'

/** From a paid order to its invoice: asked for there, or shown where it was. */
export const InvoiceEntry = observer(function InvoiceEntry(props: {
  order: Pick<OrderDetail, 'orderCode' | 'status' | 'payFen'>
}) {
  const { orderCode, status, payFen } = props.order
  if (!canInvoice(status) || payFen === 0) return null
  return (
    <Card>
      <Cell label={t('invoice')} tone="muted" value={t('ask')} onTap={() => void go('issueInvoice', { orderCode })} />
    </Card>
  )
})
