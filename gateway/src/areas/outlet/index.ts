export type { DemonstrationOutlet } from './demonstration'
export { outletArea } from './routes'
