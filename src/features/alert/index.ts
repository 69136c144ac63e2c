/** «Tell me»: when a product is back in stock, or cheaper. */
export { AlertEntry } from './AlertEntry'
export { AlertSheet } from './AlertSheet'
