export { explain, LIVE_STEPS, liveDesk, moveRoom, type LiveStep } from './desk'
export { liveArea } from './routes'
export type { DemonstrationRoom } from './demonstration'
