/** The maker's official service account. */
export { AccountBar } from './AccountBar'
export { accountWords } from './messages'
export { ServiceAccount } from './ServiceAccount'
