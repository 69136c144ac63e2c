/** What an application became, right after it was sent. */
export { Submitted, SubmittedSkeleton } from './Submitted'
