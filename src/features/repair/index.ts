/** The repair of something that was bought here: booking it, and what stands of it. */
export { RepairForm } from './RepairForm'
export { NoRepair, RepairBill, RepairSkeleton } from './RepairBill'
export { repairWords } from './messages'
export { usePiece, useStanding } from './useRepair'
