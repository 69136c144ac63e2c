export { manualArea } from './routes'
export type { DemonstrationManual } from './demonstration'
