export { PhoneStep as LoginStep } from './PhoneStep'
