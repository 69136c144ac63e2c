export { enrolProduct, publishSubsidy } from './desk'
export { freeSubsidies, holdSubsidy, redeemSubsidies, usableSubsidies } from './keeping'
export { subsidyArea } from './routes'
export type { DemonstrationSubsidy } from './demonstration'
