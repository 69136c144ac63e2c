/** Texts of the shop's that shoppers read whole: agreements, policies, rules. */
export { AgreementContent } from './AgreementContent'
export { NoticeContent } from './NoticeContent'
export { NoticeEntry } from './NoticeEntry'
export { contentWords } from './messages'
export { useAgreement } from './useAgreement'
export { useNotice } from './useNotice'
