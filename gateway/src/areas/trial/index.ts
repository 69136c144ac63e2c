export {
  actOnReport,
  closeTrial,
  drawTrial,
  publishTrial,
  REPORT_STEPS,
  sendPiece,
  trialDesk,
  type TrialPlan
} from './desk'
export { trialArea } from './routes'
export type { DemonstrationTrial } from './demonstration'
