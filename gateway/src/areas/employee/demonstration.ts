/** What the demonstration shop sells to its employees, and who they are; plain data, as core/catalogue tells. */
import type { EmployeeQuota } from '../../../../domain/activity/employee'

export interface DemonstrationEmployeeOffer {
  skuCode: string
  priceFen: number
  pieces: number
  allotment: number
  /** Days from the first start; negative: it runs already. */
  startsInDays: number
  endsInDays: number
}

export interface DemonstrationAllowance extends EmployeeQuota {
  employeeNo: string
  /** The code by which an account becomes theirs, and one for their family: fixed, so that they can be told. */
  inviteCode: string
  familyCode: string
}

declare module '../../core/catalogue' {
  interface Catalogue {
    employeeOffers?: readonly DemonstrationEmployeeOffer[]
    employeeAllowances?: readonly DemonstrationAllowance[]
  }
}
