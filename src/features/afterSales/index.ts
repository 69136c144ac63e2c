/** Cases of after-sales: what all of their screens share, and the ways to them. */
export { AfterSalesEntry } from './entry/AfterSalesEntry'
export { afterSalesEntryWords } from './entry/messages'
export { NoCase } from './NoCase'
export { NoOrder } from './NoOrder'
