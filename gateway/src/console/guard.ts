import type { IncomingHttpHeaders } from 'node:http'
import { GatewayRefusal } from '../core/errors'
import { inAddress, isEverywhere, isNumeric } from '../core/wire/hosts'

/** By which names the gateway was started. */
export interface StartedAs {
  /** Where it listens. */
  host: string
  /** Where pages elsewhere that may call it come from; by their hosts it may be reached too. */
  allowedOrigins: readonly string[]
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Host and port in one spelling; undefined for what names none. */
function placeOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.host : undefined
}

const foreign = (): GatewayRefusal =>
  new GatewayRefusal(403, 'console.foreign', {
    zh: '请用商城启动时的地址打开；其他地址用 HOST 或 ALLOWED_ORIGINS 指定',
    en: 'Only at the address the store was started with; HOST or ALLOWED_ORIGINS name others'
  })

/**
 * Refuses calls under a name that is not the gateway's (a page's own name that was made to lead here), calls from pages of
 * another site, and calls that change something and don't say where they come from.
 */
export function demandOwnName(
  method: string,
  headers: IncomingHttpHeaders,
  { host, allowedOrigins }: StartedAs,
  port: number
): void {
  const place = HOST.test(headers.host ?? '') ? placeOf(`http://${headers.host}`) : undefined
  if (place === undefined) throw foreign()
  const names = ['localhost', '127.0.0.1', '[::1]', inAddress(host)].map((name) => placeOf(`http://${name}:${port}`))
  const isKnown = [...names, ...allowedOrigins.map(placeOf)].includes(place)
  // a proxy before a gateway that listens everywhere decides which numbers and port lead here
  const { hostname } = new URL(`http://${place}`)
  if (!isKnown && !(isEverywhere(host) && (hostname === 'localhost' || isNumeric(hostname)))) throw foreign()
  const reads = method === 'GET' || method === 'HEAD'
  const { origin } = headers
  if (origin === undefined ? !reads : placeOf(origin) !== place && !allowedOrigins.includes(origin)) throw foreign()
  if (!reads && headers['sec-fetch-site'] === 'cross-site') throw foreign()
}
