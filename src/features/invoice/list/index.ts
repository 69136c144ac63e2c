/** The shopper's invoices by state. */
export { InvoiceList } from './InvoiceList'
export { invoiceListWords } from './messages'
export { useInvoices, type InvoiceGroup } from './useInvoices'
