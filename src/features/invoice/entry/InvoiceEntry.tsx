import type { OrderDetail } from '@contract'
import { allows } from '@domain/orders/order'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { go } from '@/routes'
import { Card, Cell } from '@/ui'
import { invoiceEntryWords as t } from './messages'

/** From a paid order to its invoice: asked for there, or shown where it was. */
export const InvoiceEntry = observer(function InvoiceEntry(props: {
  order: Pick<OrderDetail, 'orderCode' | 'status' | 'payFen'>
}) {
  const { order } = props
  if (!allows(order, 'INVOICE', serverNow())) return null
  return (
    <Card>
      <Cell
        label={t('invoice')}
        tone="muted"
        value={t('ask')}
        onTap={() => void go('issueInvoice', { orderCode: order.orderCode })}
      />
    </Card>
  )
})
