export { invoiceArea } from './routes'
export { takeBackInvoices } from './reversing'
export { bookInvoice } from './console'
