export { assistDesk, endAssist, publishAssist } from './desk'
export { giveBackRight, releasePiece, takeRight, termsOf, type AssistWish } from './rights'
export { assistArea } from './routes'
export type { DemonstrationAssist } from './demonstration'
