export { helpArea } from './routes'
export { problemsOf } from './service'
export type { DemonstrationProblem, HelpContent } from './demonstration'
