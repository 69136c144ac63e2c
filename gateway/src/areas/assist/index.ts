export { assistDesk, endAssist, publishAssist, type AssistPlan } from './desk'
export { giveBackRight, releasePiece, takeRight, termsOf, type AssistTerms, type AssistWish } from './rights'
export { assistArea } from './routes'
export type { DemonstrationAssist } from './demonstration'
