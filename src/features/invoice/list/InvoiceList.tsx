import { View } from '@tarojs/components'
import type { InvoiceSummary } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { InvoiceCard } from './InvoiceCard'
import { invoiceListWords as t } from './messages'
import type { InvoiceGroup, useInvoices } from './useInvoices'

/** px, with the space below it. */
const cardHeight = 160
const codeOf = ({ invoiceCode }: InvoiceSummary) => invoiceCode

interface InvoiceListProps {
  invoices: ReturnType<typeof useInvoices>
  group: InvoiceGroup
}

/** Invoices of a group. */
export const InvoiceList = observer(function InvoiceList({ invoices, group }: InvoiceListProps) {
  const all = group === 'ALL'
  return (
    <PagedList
      list={invoices}
      name={group}
      keyOf={codeOf}
      about={cardHeight}
      skeleton="rows"
      empty={
        <EmptyState
          drawing="order"
          title={t(all ? 'none' : 'noneOther')}
          note={t('noneNote')}
          action={{ label: t('toOrders'), onTap: () => go('myOrder', {}) }}
        />
      }
    >
      {(invoice) => (
        <View role="listitem">
          <InvoiceCard invoice={invoice} />
        </View>
      )}
    </PagedList>
  )
})
