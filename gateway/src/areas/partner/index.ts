export type { DemonstrationPartner } from './demonstration'
export { checkerOf } from './checking'
export {
  actOnPartner,
  issueContract,
  PARTNER_STEPS,
  partnerDesk,
  reissueContract,
  stopWork,
  type PartnerStep
} from './desk'
export { partnerDocuments } from './documents'
export { joinedBefore } from './joined'
export { isName, maskedName, tidyName } from './joining'
export { partnerArea } from './routes'
export { idHashFor, partnerByCode, partnerOf, verifiedNameOf, type Partner } from './service'
export { type ContractText } from './store'
