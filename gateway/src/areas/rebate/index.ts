export { endRebate, publishRebate, rebateDesk } from './desk'
export {
  freezeRebates,
  exchangeBack,
  moveRebate,
  offRefund,
  rebatesBack,
  takeRebatesBack,
  type RebateBack
} from './keeping'
export { rebateArea } from './routes'
export type { DemonstrationRebate } from './demonstration'
