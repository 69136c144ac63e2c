export { riddleArea } from './routes'
export { newestWinners } from './store'
export type { DemonstrationRiddle } from './demonstration'
