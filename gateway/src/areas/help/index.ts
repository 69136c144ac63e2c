export { answersBy, answersTo, askedMost, type Answerable } from './answers'
export { helpArea } from './routes'
export { problemsOf } from './service'
export type { DemonstrationProblem, HelpContent } from './demonstration'
