/** Applying for a return, a refund or an exchange. */
export { ApplyScreen, ApplySkeleton } from './ApplyScreen'
export { LateType } from './late'
export { applyWords } from './messages'
export { kindsOf, type Offer } from './rules'
export { useApplyOffer, useEdited } from './useApply'
