const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
const NUMBERS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/

/** A host as it stands in an address: IPv6 in brackets. */
export const inAddress = (host: string): string => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host)

/** Whether only this machine reaches it; `host` as it stands in an address. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host)

/** Whether it is numbers, which nobody can make lead elsewhere as they could a name. */
export const isNumeric = (host: string): boolean => NUMBERS.test(host)

/** What a gateway listens on that listens everywhere. */
export const isEverywhere = (host: string): boolean => ['0.0.0.0', '0', '::'].includes(host)
