/** The app's cashier for orders of one's own: what is shown where the app does not take it. */
export { AppCashier, LogIn } from './AppCashier'
export { AppCashierBar } from './AppCashierBar'
export { useAppCashier } from './useAppCashier'
