/** The ways to reach service. */
export { ContactWays } from './ContactWays'
export { useContact } from './useContact'
