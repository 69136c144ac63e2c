export { helpArea } from './routes'
export type { DemonstrationProblem, HelpContent } from './demonstration'
