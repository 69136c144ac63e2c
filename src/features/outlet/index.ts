/** Service outlets: list and map, what each does, open now, and one's own. */
export { OutletHead } from './OutletHead'
export { OutletList, OutletSkeleton } from './OutletList'
export { outletWords } from './messages'
export { useOutlets } from './useOutlets'
