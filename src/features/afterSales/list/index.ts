/** The shopper's cases by whose turn it is, and what can be applied for. */
export { ApplyList } from './ApplyList'
export { CaseList } from './CaseList'
export { listWords } from './messages'
export { useApplicable, useCaseCounts, useCases } from './useCases'
export { Ways } from './Ways'
