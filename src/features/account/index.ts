/** The shopper's account: logging in, and the gate of screens that need it. */
export { CodeStep } from './login/CodeStep'
export { loginWords } from './login/messages'
export { PhoneStep } from './login/PhoneStep'
export { useLoginGate } from './useLoginGate'
