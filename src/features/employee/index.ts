/** Employee purchase: whose quota, codes for the family, and what is sold at the employee's price. */
export { EmployeeBar, EmployeeView } from './EmployeeView'
export { EmployeeSkeleton } from './EmployeeSkeleton'
export { useEmployee } from './useEmployee'
