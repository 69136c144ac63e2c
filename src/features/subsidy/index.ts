/** The trade-in subsidy: who claims it, for what, and the ticket. */
export { SubsidyBar, SubsidySkeleton, SubsidyView } from './SubsidyView'
export { useSubsidy } from './useSubsidy'
