export { receiptArea } from './routes'
export { sendReceiptLink } from './service'
