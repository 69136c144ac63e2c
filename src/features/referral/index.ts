/** Employees who bring new customers: their code, and who came by it. */
export { Invites } from './Invites'
export { referralWords } from './messages'
export { ReferralSkeleton } from './ReferralSkeleton'
export { keepInvite, useInvites, useReferral, type Terms } from './useReferral'
export { Offer } from './Offer'
