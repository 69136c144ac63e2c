/** A browser opens the web by itself. */
export const opensWeb = true
/** Leaves for an address that `linkTarget` allowed; Back returns to the store. */
export { openWeb } from '@/features/links'
