/** The session that the app hands in (spec 3.2), read as what somebody else wrote. */
import { code, fitOnes, hasOwn, ifFit, isRecord, matching, shape, text, type Check } from '@/lib/check'
import { parseBounded } from '@/lib/json'
import { plainReply } from './callbacks'

/** What of the site the app may say: names, codes, language, currency. */
export interface SiteWords {
  onlineShopName?: string | undefined
  onlineShopNameEn?: string | undefined
  onlineShopCode?: string | undefined
  tenantId?: string | undefined
  defLanguageCode?: string | undefined
  currencySymbol?: string | undefined
}

/** A screen that a push or the launching app asks for; `launchId` names the occasion, so that it is followed once. */
export interface Entry {
  launchId: string
  /** A path of the store with its query, unchecked: the route it leads to checks it. */
  path: string
}

export interface BaseInfo<Customer, Address> {
  token?: string | undefined
  userId?: string | undefined
  userInfo?: Customer | undefined
  address?: Address | undefined
  siteInfo?: SiteWords | undefined
  /** px */
  statusBarHeight?: number | undefined
  entries: readonly Entry[]
  functions?: string[] | undefined
  appVersion?: string | undefined
}

/** The store's own checks of what it keeps. */
export interface Kept<Customer, Address> {
  token: Check<string>
  userInfo: Check<Customer>
  address: Check<Address>
}

const bounds = { maxBytes: 65_536, maxDepth: 6 }

/** An object, or the same as JSON text. */
const orText =
  <T>(check: Check<T>): Check<T> =>
  (value) =>
    check(typeof value === 'string' ? parseBounded(value, bounds) : value)

const headerText = matching(/^[\x21-\x7e]+$/, 64)

const siteWords: Check<SiteWords> = shape<SiteWords>({
  onlineShopName: ifFit(text(60)),
  onlineShopNameEn: ifFit(text(60)),
  onlineShopCode: ifFit(headerText),
  tenantId: ifFit(headerText),
  defLanguageCode: ifFit(text(20)),
  currencySymbol: ifFit(text(8))
})

/** A number, or one as text; px of a bar. */
const barHeight: Check<number> = (value) => {
  const number = typeof value === 'string' && /^\d{1,4}(\.\d{1,6})?$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined
  const whole = Math.round(number)
  return whole >= 0 && whole <= 200 ? whole : undefined
}

/** `taro-app://pages/…`: what follows the scheme is a path of the store. */
const pathOfLink = (link: string, scheme: string): string | undefined => {
  const start = `${scheme}://`
  if (scheme === '' || link.slice(0, start.length).toLowerCase() !== start.toLowerCase()) return undefined
  return `/${link.slice(start.length).replace(/^\/+/, '')}`
}

const appPath = /^\/(?!\/)[^\s\\<>"'`\u0000-\u001f\u007f]{0,2000}$/

const entryOf =
  (scheme: string): Check<Entry> =>
  (value) => {
    if (!isRecord(value)) return undefined
    const own = (name: string) => (hasOwn(value, name) ? value[name] : undefined)
    const launchId = code(own('launchId'))
    const [path, link] = [text(2048)(own('path')), text(2048)(own('link'))]
    const target = path ?? (link === undefined ? undefined : pathOfLink(link, scheme))
    return launchId !== undefined && target !== undefined && appPath.test(target)
      ? { launchId, path: target }
      : undefined
  }

/** Absent, null or '': the app says that there is none. */
const isNone = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * What the app answered, field by field; what is unfit counts as absent. undefined: it can't be read, or holds a token
 * that is none; then nothing of it counts, and nothing is removed.
 */
export function readBaseInfo<Customer, Address>(
  reply: unknown,
  checks: Kept<Customer, Address>,
  scheme: string
): BaseInfo<Customer, Address> | undefined {
  const plain = plainReply(reply)
  if (!isRecord(plain)) return undefined
  const own = (name: string) => (hasOwn(plain, name) ? plain[name] : undefined)
  const token = checks.token(own('token'))
  if (token === undefined && !isNone(own('token'))) return undefined
  const entry = orText(entryOf(scheme))
  return {
    token,
    userId: code(own('userId')),
    userInfo: orText(checks.userInfo)(own('userInfo')),
    address: orText(checks.address)(own('address')),
    siteInfo: orText(siteWords)(own('siteInfo')),
    statusBarHeight: barHeight(own('statusBarHeight')),
    entries: ['pushExtra', 'argsExtra'].map((name) => entry(own(name))).filter((pair) => pair !== undefined),
    functions: fitOnes(text(60), 200)(own('functions')),
    appVersion: text(20)(own('appVersion'))
  }
}
