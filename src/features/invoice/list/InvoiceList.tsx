import { View } from '@tarojs/components'
import type { InvoiceSummary } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState, FailedState, ListEnd, RetryNote, Skeleton, Windowed } from '@/ui'
import { InvoiceCard } from './InvoiceCard'
import { invoiceListWords as t } from './messages'
import type { InvoiceGroup, useInvoices } from './useInvoices'

/** px, with the space below it. */
const cardHeight = 160
const codeOf = ({ invoiceCode }: InvoiceSummary) => invoiceCode
const kindOf = () => ''

interface InvoiceListProps {
  invoices: ReturnType<typeof useInvoices>
  group: InvoiceGroup
}

/** Invoices of a group, in one of the four states. */
export const InvoiceList = observer(function InvoiceList({ invoices, group }: InvoiceListProps) {
  const { rows, status, error, reload, isPrevious } = invoices
  if (rows.length === 0) {
    if (status === 'loading') return <Skeleton shape="rows" />
    if (status === 'failed') return <FailedState error={error} onRetry={reload} />
    if (group !== 'ALL') return <EmptyState drawing="order" title={t('noneOther')} />
    return (
      <EmptyState
        drawing="order"
        title={t('none')}
        note={t('noneNote')}
        action={{ label: t('toOrders'), onTap: () => go('myOrder', {}) }}
      />
    )
  }
  return (
    <View aria-busy={isPrevious}>
      {/* in a view of its own: what goes from beside a list sends the list anew to a page of the mini-program */}
      <View>{status === 'failed' ? <RetryNote onRetry={reload} /> : null}</View>
      <Windowed key={group} items={rows} keyOf={codeOf} kindOf={kindOf} about={cardHeight} role="list">
        {(invoice) => (
          <View role="listitem">
            <InvoiceCard invoice={invoice} />
          </View>
        )}
      </Windowed>
      <ListEnd list={invoices} />
    </View>
  )
})
