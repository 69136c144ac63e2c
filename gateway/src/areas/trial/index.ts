export { closeTrial, drawTrial, publishTrial, trialDesk, type TrialPlan } from './desk'
export { pieceSent, reportWritten } from './winning'
export { trialArea } from './routes'
export type { DemonstrationTrial } from './demonstration'
