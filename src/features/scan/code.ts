/**
 * What a scanned code of the shop is and where it leads (spec 2.5), as pure functions. Anyone may have printed it.
 * It reads text, which `lib/check` does not check; the route that the parameters lead to checks them.
 */
import { isRecord, parseBounded } from '@/lib/json'
import { encodeParams, routeAt, routeOf } from '@/routes'

/** Scenes by the platform's numbers (spec 9.5): scanned, pressed long in a picture, chosen from the album. */
const scanScenes: ReadonlySet<number> = new Set([1011, 1012, 1013])

/** Whether the mini-program was opened by a scanned code. */
export const isScanScene = (scene: number): boolean => scanScenes.has(scene)

/** The QR code's text as the platform hands it over; a link may carry a `q` in any scene, only a scan's is a code. */
export function codeOfEntry(scene: number | undefined, q: unknown): string | undefined {
  return scene !== undefined && isScanScene(scene) && typeof q === 'string' && q !== '' ? q : undefined
}

/** Characters of a link in a QR code; the densest code holds 2,953. */
const maxLinkLength = 3000
/** As it arrives, when every character may have been escaped. */
const maxArrivingLength = maxLinkLength * 3
const maxScanCodeBytes = 2000
const maxScanCodeDepth = 3
const maxEmployeeLength = 500
const control = /[\u0000-\u001f\u007f]/
const plainPath = /^\/[\w\-./]{0,200}$/
const activityPath = '/pagesC/custom/index'

export type Scan =
  | {
      kind: 'open'
      /** App path with its parameters; one that is not registered leads to the 404 screen. */
      target: string
      /** The JSON text in the link's query, checked; a link may have none. */
      scanCode?: string
      /** What follows `&` in the link of an employee purchase. */
      employeePurchase?: string
    }
  | { kind: 'refused' }

const refusal: Scan = { kind: 'refused' }

const decodeStrictly = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The link in `q`: plain, or escaped once. */
function linkIn(q: string): string | undefined {
  if (q.length > maxArrivingLength) return undefined
  const link = /^https?:\/\//i.test(q) ? q : decodeStrictly(q)
  return link !== undefined && link.length <= maxLinkLength && !control.test(link) ? link : undefined
}

/**
 * What follows the shop's own address; nothing of another host, however alike it looks. Where the site names no address
 * there is none to hold a link to.
 */
function behind(link: string, shopAddress: string | undefined): string | undefined {
  const origin = /^https?:\/\/[^/?#@\\]+/i.exec(link)?.[0]
  const shop = shopAddress === undefined ? origin : shopAddress.replace(/\/+$/, '')
  if (!shop || link.slice(0, shop.length).toLowerCase() !== shop.toLowerCase()) return undefined
  const rest = link.slice(shop.length)
  return rest === '' || /^[/?#]/.test(rest) ? rest.split('#', 1)[0] : undefined
}

/** The JSON of the first value of a query, as text and as an object. */
function scanCodeIn(pair: string): { text: string; values: object } | undefined {
  const equals = pair.indexOf('=')
  const text = equals < 0 ? undefined : decodeStrictly(pair.slice(equals + 1))
  if (text === undefined || control.test(text)) return undefined
  const values = parseBounded(text, { maxBytes: maxScanCodeBytes, maxDepth: maxScanCodeDepth })
  return isRecord(values) ? { text, values } : undefined
}

/** The goods of a shop, which has no screen of its own yet; undefined where the values name none. */
function goodsOfShop(values: object | undefined): string | undefined {
  const shopCode = isRecord(values) ? values['shopCode'] : undefined
  if (typeof shopCode !== 'string') return undefined
  return `/pagesB/productList/productList?params=${encodeParams({ shopCode })}`
}

/**
 * Where a path of the shop leads: its screen, the 404 screen for one like a screen's, else the activity page. A link that
 * is held to no address is not followed: the activity page it opened is where it leads.
 */
function targetOf(path: string, values: object | undefined, isHeld: boolean): string {
  const params = values ? encodeParams(values) : ''
  const query = params ? `?params=${params}` : ''
  if (!isHeld) return `${activityPath}${query}`
  if (path === '/' || path === '') return values ? `${activityPath}${query}` : '/pages/index/index'
  const route = routeAt(path)
  if (route?.built) return route.path + query
  const goods = route?.key === 'shop' ? goodsOfShop(values) : undefined
  if (goods !== undefined) return goods
  return /^\/pages[BCD]?\//.test(path) ? path : `${activityPath}${query}`
}

/**
 * Reads the QR code's text: a link of the shop whose path is a screen and whose query value is the scan code, a JSON
 * object that is also that screen's parameters. Refuses anything that is not such a link. Without an address of the shop
 * (`undefined`; one that can't be used is '') any link's scan code counts, and stays on the activity page.
 */
export function readScan(q: string, shopAddress: string | undefined): Scan {
  const link = linkIn(q)
  const rest = link === undefined ? undefined : behind(link, shopAddress)
  if (rest === undefined) return refusal
  const mark = rest.indexOf('?')
  const isHeld = shopAddress !== undefined
  const path = mark < 0 ? rest : rest.slice(0, mark)
  const query = mark < 0 ? '' : rest.slice(mark + 1)
  if ((path !== '' && !plainPath.test(path)) || path.includes('..') || path.includes('//')) return refusal
  if (query === '') return { kind: 'open', target: targetOf(path, undefined, isHeld) }

  const and = query.indexOf('&')
  const code = scanCodeIn(and < 0 ? query : query.slice(0, and))
  if (!code) return refusal
  const result = { kind: 'open' as const, target: targetOf(path, code.values, isHeld), scanCode: code.text }
  if (!code.text.includes('EmployeePurchase') || and < 0) return result
  const employeePurchase = decodeStrictly(query.slice(and + 1))
  if (employeePurchase === undefined || employeePurchase.length > maxEmployeeLength || control.test(employeePurchase))
    return refusal
  if (employeePurchase === '') return result
  // an invitation that names no screen is for the one that takes it
  const target = isHeld && result.target.startsWith(activityPath) ? routeOf('employeePurchase').path : result.target
  return { ...result, target, employeePurchase }
}
