export { endPresale, presaleDesk, publishPresale, type PresalePlan } from './desk'
export { presaleArea } from './routes'
export {
  bookPresale,
  demandBalance,
  leavePresale,
  noteFailed,
  payPresale,
  presaleTerms,
  releasePresale,
  type PresaleTerms,
  type PresaleWish
} from './selling'
export { orderOf as presaleOrderOf, presaleOfSku } from './store'
export type { DemonstrationPresale } from './demonstration'
