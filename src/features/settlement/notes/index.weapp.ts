/** They lie in the package of the settlement. */
export { Together } from './Together'
export { Unclaimed } from './Unclaimed'
