/** Texts of the shop's that shoppers read whole: agreements, policies, rules. */
export { AgreementContent } from './AgreementContent'
export { contentWords } from './messages'
export { useAgreement } from './useAgreement'
