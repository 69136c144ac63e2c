/** Where the gateway and the storage host are. Addresses are set when the app is built. */

const gatewayHost = (process.env.TARO_APP_GATEWAY ?? '').replace(/\/+$/, '')
const storageHost = (process.env.TARO_APP_STORAGE ?? '').replace(/\/+$/, '')

/** `/api` in development, else the gateway's host: H5's own origin unless one is set (spec 7.1). */
export function gatewayBase(development = process.env.NODE_ENV === 'development', host = gatewayHost): string {
  return development ? `${host}/api` : host
}

/** The storage host: the one set, else `/storage` of the gateway's host. */
export function storageBase(host = storageHost, gateway = gatewayHost): string {
  return host === '' ? `${gateway}/storage` : host
}
