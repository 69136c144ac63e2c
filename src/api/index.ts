/** The gateway's client. */
export { prefetch, requestTimeouts } from './call'
export { askClientIp } from './clientIp'
export type { CallOptions } from './call'
export { gatewayBase, storageBase } from './base'
export { noteServerTime, onClockSet, serverNow } from './clock'
export { configureCalls } from './context'
export type { CallContext, PageKind } from './context'
export {
  BusinessError,
  BusyError,
  GatewayError,
  isRefusal,
  MalformedReplyError,
  OfflineError,
  ServerError,
  TimeoutError,
  UnauthorisedError
} from './errors'
export { matchesContract } from './matchesShape'
export { forgetIntents, hasIntent, setIntentShelf, withIntent } from './intents'
export type { Intent } from './intents'
export { tellOutage } from './outage'
export { fetchStored, pictureAddress, storedAddress } from './stored'
export { setTransport } from './transport'
export { noteLapsedToken, setUnauthorisedHandler } from './unauthorised'
export { apiWords } from './words'
export * from './query'
