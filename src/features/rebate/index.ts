/** Rebates: products that give money back, and what comes back. */
export { RebateList } from './RebateList'
export { RebateSkeleton } from './RebateSkeleton'
export { useRebates } from './useRebates'
