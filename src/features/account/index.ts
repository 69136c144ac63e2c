/** The shopper's account: logging in, the gate of screens that need it, and the account screen's own part. */
export { AccountCentre } from './centre/AccountCentre'
export { centreWords } from './centre/messages'
export { useCentre } from './centre/useCentre'
export { CodeStep } from './login/CodeStep'
export { loginWords } from './login/messages'
export { PhoneStep } from './login/PhoneStep'
export { useLoginGate } from './useLoginGate'
