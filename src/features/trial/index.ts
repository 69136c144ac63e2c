/** Trials of new products: what can be applied for, one's own applications, and reports. */
export { TrialsSkeleton } from './TrialSkeletons'
export { TrialsView } from './TrialsView'
export { useTrials, type TrialTab } from './useTrials'
