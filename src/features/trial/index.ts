/** Trials of new products: what can be applied for, one's own applications, and reports. */
export { TrialsSkeleton } from './TrialSkeletons'
export { TrialsView, type TrialTab } from './TrialsView'
export { useTrials } from './useTrials'
