/** A mini-program opens the web only through a web-view page, which this store does not have. */
export const opensWeb = false
/** Opens a screen of the store that a text leads to; `linkTarget` gives no address of the web. */
export { openWeb } from '@/features/links'
