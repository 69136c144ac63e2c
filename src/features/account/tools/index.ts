/** What may come after the account itself: ways and figures beside it and below it. */
export { CheckInPill } from './CheckInPill'
export { MessageBell } from './MessageBell'
export { Tools } from './Tools'
