/** Texts of the shop's that shoppers read whole: agreements, policies, rules. */
export { AgreementContent } from './AgreementContent'
export { NoticeContent } from './NoticeContent'
export { contentWords } from './messages'
export { useAgreement } from './useAgreement'
export { useNotice } from './useNotice'
