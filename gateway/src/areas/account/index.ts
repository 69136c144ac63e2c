export { beginPhoneWait, phoneWaitOf, type PhoneWait } from './phoneWait'
export { accountArea } from './routes'
