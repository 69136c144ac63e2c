export { beginPhoneWait, phoneWaitOf, type PhoneWait } from './desk'
export { accountArea } from './routes'
