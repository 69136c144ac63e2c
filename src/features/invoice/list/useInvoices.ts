import type { InvoiceSummary } from '@contract'
import { useList } from './calls'

export type InvoiceGroup = 'ALL' | 'OPEN' | 'ISSUED' | 'ENDED'

const rowKey = ({ invoiceCode }: InvoiceSummary) => invoiceCode

/** The shopper's invoices of a group, newest first. */
export function useInvoices(group: InvoiceGroup, when: boolean) {
  return useList('GET /o2ord-b2c/v1/invoice/list', {
    query: group === 'ALL' ? {} : { group },
    rowKey,
    when,
    keepPrevious: true,
    again: true
  })
}
