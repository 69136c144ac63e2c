export * as desk from './desk'
export { BANK_MANNERS, mannerOf, setManner, type BankManner } from './storeBank'
export { journalArea } from './routes'
export {
  attribute,
  freezeCommissions,
  lowerCommissions,
  ownedByPartner,
  payCommissions,
  putOffThaw,
  thawCommissions
} from './ledger'
export { SANDBOX_REASON } from './bank'
export { keepCard } from './cards'
export { journalCheck } from './check'
export { latestWithdrawals } from './storeWithdrawals'
export { forgetClick, keepClick } from './store'
export { lockWithdrawal } from './storeWithdrawals'
export { beforeOf, heldBy, moveWithdrawal, place, termsOf } from './withdrawals'
export { answerInDemonstration, askBank } from './asking'
