import type { FastifyRequest } from 'fastify'

/** Which program of the shop's holds a login: a browser, the chat app's browser, the mini-program, the maker's app. */
export type SessionHost = 'BROWSER' | 'CHAT' | 'WEAPP' | 'APP'
export type SessionDevice = 'PHONE' | 'TABLET' | 'COMPUTER' | 'OTHER'

/** The caller's device, as far as it tells their logins apart. */
export interface CallerDevice {
  host: SessionHost
  device: SessionDevice
  /** Region code of a city, as a trusted proxy tells it. */
  city: string | undefined
  /** The calling page's origin; no other program tells one. */
  origin: string | undefined
}

const hostOf = (agent: string, referer: string, channel: string): SessionHost => {
  if (/^https:\/\/servicewechat\.com\//.test(referer) || /miniProgram/i.test(agent)) return 'WEAPP'
  if (channel === 'APP') return 'APP'
  return /MicroMessenger/i.test(agent) ? 'CHAT' : 'BROWSER'
}

const deviceOf = (agent: string): SessionDevice => {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) return 'TABLET'
  if (/iPhone|Android|HarmonyOS|Mobile/i.test(agent)) return 'PHONE'
  return /Windows|Macintosh|X11|Linux/i.test(agent) ? 'COMPUTER' : 'OTHER'
}

const text = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** Reads a request's headers. `x-client-city` is a proxy's word, and believed where one is trusted (TRUSTED_PROXIES). */
export function callerDevice({ headers, ips }: Pick<FastifyRequest, 'headers' | 'ips'>): CallerDevice {
  const agent = text(headers['user-agent']).slice(0, 1000)
  const city = text(headers['x-client-city'])
  const origin = text(headers.origin)
  return {
    host: hostOf(agent, text(headers.referer), text(headers['x-channel-type'])),
    device: deviceOf(agent),
    city: ips !== undefined && /^[0-9]{6}$/.test(city) ? city : undefined,
    origin: /^https?:\/\//.test(origin) ? origin : undefined
  }
}
