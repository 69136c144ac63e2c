export { feeArea } from './routes'
export { installationFees } from './service'
export { setFee, writeBill } from './desk'
export type { FeeBill, ServiceFee, ServiceFees, ServiceKind } from './demonstration'
