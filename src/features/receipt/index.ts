/** Confirming a receipt by the link of a message: what its screen is made of. */
export { receiptWords } from './messages'
export { PhoneEnd } from './PhoneEnd'
export { ReceiptGoods, WrongLink } from './ReceiptGoods'
export { useReceipt } from './useReceipt'
