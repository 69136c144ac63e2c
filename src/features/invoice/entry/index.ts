/** The way from an order to its invoice. */
export { InvoiceEntry } from './InvoiceEntry'
