/** The start of the app: what can be asked before a page is there. */
export { prefetchPage } from './prefetchPage'
