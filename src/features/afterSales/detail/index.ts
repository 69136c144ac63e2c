/** One case: where it stands, and what can be done about it. */
export { CaseActions, hasCaseActions } from './CaseActions'
export { CaseContent, CaseSkeleton } from './CaseContent'
export { useCase } from './useCase'
