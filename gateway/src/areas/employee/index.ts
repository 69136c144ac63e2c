export { employeeTerms, giveQuotaBack, leaveQuota, releaseOffer, takeQuota, type EmployeeWish } from './buying'
export {
  dismissEmployee,
  employeeDesk,
  endOffer as endEmployeeOffer,
  enrolEmployee,
  handOutCode,
  publishOffer as publishEmployeeOffer,
  type EmployeeOffer
} from './desk'
export { employeeArea } from './routes'
export { ordersOfLeft } from './store'
export type { DemonstrationAllowance, DemonstrationEmployeeOffer } from './demonstration'
