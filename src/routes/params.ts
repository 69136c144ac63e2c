/**
 * What each screen is opened with. Parameters travel as one URL-encoded JSON object in the query parameter `params`
 * (spec 2.3); anyone may write a link, so every value is checked here and a wrong one becomes a default.
 */
import { isCode } from '../lib/codes'
import { isRecord, parseBounded, utf8Bytes } from '../lib/json'
import { isMobilePhone } from '../lib/phone'
import { decodeSafely } from '../lib/query'
import { routeAt, routeNamed, type RouteKey } from './table'

export type NoParams = Record<string, never>

interface AddressUse {
  /** Opened to choose an address rather than to keep them. */
  select?: boolean
  settlementId?: string
  orderCode?: string
}

/** A required text that a link lacks or has wrong arrives as '', a required list as [], a required time as 0. */
export interface DeclaredParams {
  classification: { categoryCode?: string }
  productSearch: { keyword?: string }
  productList: { keyword?: string; categoryCode?: string; shopCode?: string; title?: string; sort?: 'NEWEST' }
  productDetail: { spuCode: string; skuCode?: string }
  noProductDetail: { spuCode?: string }
  /** `from`: app path and query to return to; always a registered screen, never a login screen. */
  login: { from?: string }
  loginForPhone: { from?: string }
  /** The phone and the code's key are kept on the device and come in no address of ours. `resendAt`: ms, server clock. */
  loginForPhoneCode: { phone?: string; captchaKey?: string; resendAt?: number; from?: string }
  shippingAddress: AddressUse
  addAddress: AddressUse & { addressId?: string }
  confirmation: { settlementId: string }
  pay: { orderCodes: string[]; paymentId?: string }
  paySuccess: { orderCodes: string[]; paymentId: string }
  payFailure: { orderCodes: string[]; paymentId?: string }
  myOrder: { status?: string }
  orderDetail: { orderCode: string }
  /** `activity`: which activity page; none is the site's own. */
  customC: { activity?: string }
  /** `urls`: as the storage host has them, or of hosts that the site allows; `current`: the one it opens at. */
  previewImage: { urls: string[]; current?: number }
  openLocation: { latitude?: number; longitude?: number; name?: string; address?: string }
  /** `path`: what could not be found, as plain text. */
  notFound: { path?: string }
}

/** Key of a screen → its parameters; a screen not listed above takes none. */
export type RouteParams = { [K in RouteKey]: K extends keyof DeclaredParams ? DeclaredParams[K] : NoParams }

type Raw = Readonly<Record<string, unknown>>

/** UTF-8 bytes of the JSON; a longer one is taken for none. */
export const maxParamsBytes = 4096
/** Characters as they arrive, when each byte may have been encoded twice over. */
const maxArrivingLength = maxParamsBytes * 5
const maxDepth = 4
const maxFromLength = 1500
const maxOrderCodes = 50

/** The contract's Code. */
const code = (value: unknown): string | undefined => (isCode(value) ? value : undefined)

/** Text for show or search: control characters become blanks, ends are trimmed, '' counts as none. */
const text = (value: unknown, maxLength: number): string | undefined => {
  if (typeof value !== 'string' || value.length > maxLength) return undefined
  return value.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim() || undefined
}

const time = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

const orderCodes = (value: unknown): string[] => {
  if (!Array.isArray(value) || value.length > maxOrderCodes) return []
  const codes = value.map(code)
  return codes.every((each) => each !== undefined) ? [...new Set(codes)] : []
}

const maxPictures = 20

const pictures = (value: unknown): string[] =>
  (Array.isArray(value) ? value.slice(0, maxPictures) : [])
    .map((each) => text(each, 300))
    .filter((each) => each !== undefined)

const degrees = (value: unknown, most: number): number | undefined =>
  typeof value === 'number' && Math.abs(value) <= most ? value : undefined

const loginKeys: ReadonlySet<RouteKey> = new Set<RouteKey>(['login', 'loginForPhone', 'loginForPhoneCode'])

/** Whether a screen is one of the three steps of logging in. */
export const isLoginKey = (key: RouteKey): boolean => loginKeys.has(key)

/** A path of ours to return to; another host's, a login screen's or an unknown one counts as none. */
const returnPath = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || value.length > maxFromLength || !/^\/(?!\/)[\w\-./?=&%+~]*$/.test(value))
    return undefined
  const route = routeAt(value)
  return route?.built && !isLoginKey(route.key) && route.key !== 'notFound' ? value : undefined
}

/** Leaves out what is undefined, so that encoding and decoding give equal objects. */
const present = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T

const addressUse = (raw: Raw): AddressUse => ({
  select: raw.select === true ? true : undefined,
  settlementId: code(raw.settlementId),
  orderCode: code(raw.orderCode)
})

const decoders: { [K in keyof DeclaredParams]: (raw: Raw) => DeclaredParams[K] } = {
  classification: (raw) => ({ categoryCode: code(raw.categoryCode) }),
  productSearch: (raw) => ({ keyword: text(raw.keyword, 60) }),
  productList: (raw) => ({
    keyword: text(raw.keyword, 60),
    categoryCode: code(raw.categoryCode),
    shopCode: code(raw.shopCode),
    title: text(raw.title, 40),
    sort: raw.sort === 'NEWEST' ? raw.sort : undefined
  }),
  productDetail: (raw) => ({ spuCode: code(raw.spuCode) ?? '', skuCode: code(raw.skuCode) }),
  noProductDetail: (raw) => ({ spuCode: code(raw.spuCode) }),
  login: (raw) => ({ from: returnPath(raw.from) }),
  loginForPhone: (raw) => ({ from: returnPath(raw.from) }),
  loginForPhoneCode: (raw) => ({
    phone: typeof raw.phone === 'string' && isMobilePhone(raw.phone) ? raw.phone : undefined,
    captchaKey: code(raw.captchaKey),
    resendAt: time(raw.resendAt),
    from: returnPath(raw.from)
  }),
  shippingAddress: addressUse,
  addAddress: (raw) => ({ ...addressUse(raw), addressId: code(raw.addressId) }),
  confirmation: (raw) => ({ settlementId: code(raw.settlementId) ?? '' }),
  pay: (raw) => ({ orderCodes: orderCodes(raw.orderCodes), paymentId: code(raw.paymentId) }),
  paySuccess: (raw) => ({ orderCodes: orderCodes(raw.orderCodes), paymentId: code(raw.paymentId) ?? '' }),
  payFailure: (raw) => ({ orderCodes: orderCodes(raw.orderCodes), paymentId: code(raw.paymentId) }),
  myOrder: (raw) => ({ status: code(raw.status) }),
  orderDetail: (raw) => ({ orderCode: code(raw.orderCode) ?? '' }),
  customC: (raw) => ({ activity: code(raw.activity) }),
  previewImage: (raw) => ({
    urls: pictures(raw.urls),
    current:
      typeof raw.current === 'number' && Number.isInteger(raw.current) && raw.current >= 0 ? raw.current : undefined
  }),
  openLocation: (raw) => ({
    latitude: degrees(raw.latitude, 90),
    longitude: degrees(raw.longitude, 180),
    name: text(raw.name, 100),
    address: text(raw.address, 300)
  }),
  notFound: (raw) => ({ path: text(raw.path, 500) })
}

const isDeclared = (key: RouteKey): key is keyof DeclaredParams => key in decoders

/** The checked parameters of a screen out of any object. */
export const checkParams = <K extends RouteKey>(key: K, raw: unknown): RouteParams[K] => {
  // The cast is what the decoder table promises; TypeScript can't follow a key from one mapped type to another.
  if (!isDeclared(key)) return {} as RouteParams[K]
  return present(decoders[key](isRecord(raw) ? raw : {})) as RouteParams[K]
}

/**
 * The JSON object in the value of `params` as a host hands it over: plain, or URL-encoded up to twice (H5 doesn't
 * decode, some entries of the mini-program encode once more). An encoded object starts with `%`, so it is never taken
 * for a plain one.
 */
const readObject = (value: string): unknown => {
  if (value.length > maxArrivingLength) return undefined
  let candidate = value
  for (let decoded = 0; decoded <= 2; decoded += 1) {
    const parsed = parseBounded(candidate, { maxBytes: maxParamsBytes, maxDepth })
    if (parsed !== undefined) return parsed
    candidate = decodeSafely(candidate)
  }
  return undefined
}

/** Parameters of a screen from the query value; never throws, never gives an unchecked value. */
export const decodeParams = <K extends RouteKey>(key: K, value: unknown): RouteParams[K] =>
  checkParams(key, typeof value === 'string' ? readObject(value) : undefined)

/** The query value: URL-encoded JSON, '' when there is nothing to say. Throws RangeError above the size bound. */
export const encodeParams = (params: object): string => {
  const said = present(params)
  if (Object.keys(said).length === 0) return ''
  const json = JSON.stringify(said)
  if (utf8Bytes(json) > maxParamsBytes) throw new RangeError('Page parameters are too long')
  return encodeURIComponent(json)
}

/** A screen and what it is opened with. */
export interface Link {
  route: RouteKey
  params: RouteParams[RouteKey]
}

/** Of what a screen can't be opened without, a link that lacks it has '' or an empty list. */
const isMissing = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0)

/**
 * The screen that somebody else's link means; undefined where none has that key, where the link lacks what the screen
 * needs, and where it says more than an address holds.
 */
export const linkTo = (key: string, raw: unknown): Link | undefined => {
  const route = routeNamed(key)?.key
  if (route === undefined) return undefined
  const params = checkParams(route, raw)
  if (Object.values(params).some(isMissing) || utf8Bytes(JSON.stringify(params)) > maxParamsBytes) return undefined
  return { route, params }
}
