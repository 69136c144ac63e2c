/** What an application became, right after it was sent. */
export { resultWords } from './messages'
export { Submitted, SubmittedSkeleton } from './Submitted'
