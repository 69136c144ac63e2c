export { closeTrial, drawTrial, publishTrial, trialDesk, type TrialPlan } from './desk'
export { pieceSent, reportJudged, reportWritten } from './winning'
export { trialArea } from './routes'
export type { DemonstrationTrial } from './demonstration'
