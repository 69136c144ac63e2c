/** How the mini-program is entered (spec 2.5): scenes, shared pages, the single page. */
export { tellClick } from './partnerClick'
export { useEntries } from './useEntries'
