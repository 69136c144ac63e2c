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
export { journalCheck } from './check'
export { latestWithdrawals } from './storeWithdrawals'
export { forgetClick, keepClick } from './store'
export { lockWithdrawal } from './storeWithdrawals'
export { beforeOf, heldBy, keepCard, moveWithdrawal, place, termsOf } from './withdrawals'
export { answerInDemonstration, askBank } from './asking'
