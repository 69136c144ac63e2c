/** Decorated pages (spec 2.4): what screens and other features may use. */
export { DecoratedBlocks } from './DecoratedBlocks'
export { cmsWords } from './messages'
export { PageSignals } from './signals'
export type { Block, PageBody } from './types'
export { useDecoratedPage } from './useDecoratedPage'
export type { DecoratedPage } from './useDecoratedPage'
