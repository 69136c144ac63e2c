export { actOnBill, BILL_STEPS, billDesk, type BillStep } from './desk'
export { serviceBillArea } from './routes'
export type { MakerBill, ServiceFault } from './demonstration'
