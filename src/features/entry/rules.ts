/**
 * What an entry into the mini-program asks for (spec 2.5), as pure functions. Everything here was written by somebody
 * else: a scene and a query of the platform, and a QR code that anyone may have printed.
 */
import { isRecord, parseBounded } from '@/lib/json'
import { singlePageScene } from '@/platform/systemTypes'
import { encodeParams, routeAt } from '@/routes'

/** Scenes by the platform's numbers (spec 9.5). */
const scanScenes: ReadonlySet<number> = new Set([1011, 1012])
const shareScenes: ReadonlySet<number> = new Set([1007, 1008, singlePageScene, 1155])

export interface Arrival {
  scene?: number
  /** Without or with a leading slash. */
  path?: string
  query?: Readonly<Record<string, unknown>>
}

export interface ArrivalMeaning {
  /** The QR code's text as the platform hands it over; only of a scan. */
  q?: string
  fromShare: boolean
  singlePage: boolean
}

/** What the scene and the query say. A shared path is opened by the platform itself, so nothing is left to open. */
export function meaningOf({ scene = 0, query = {} }: Arrival): ArrivalMeaning {
  const { q, timelineFlag } = query
  const isScan = scanScenes.has(scene)
  const isShare = shareScenes.has(scene)
  return {
    // a scan without a code is an ordinary visit of the page it opens
    ...(isScan && typeof q === 'string' && q !== '' ? { q } : {}),
    fromShare: isShare || (!isScan && (timelineFlag === '1' || timelineFlag === 'true')),
    singlePage: scene === singlePageScene
  }
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

const refused: Scan = { kind: 'refused' }

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

/** What follows the shop's own address; nothing of another host, however alike it looks. */
function behind(link: string, shopAddress: string | undefined): string | undefined {
  const shop = shopAddress?.replace(/\/+$/, '')
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

/** Where a path of the shop leads: its screen, the 404 screen for one like a screen's, else the activity page. */
function targetOf(path: string, values: object | undefined): string {
  const params = values ? encodeParams(values) : ''
  const query = params ? `?params=${params}` : ''
  if (path === '/' || path === '') return values ? `${activityPath}${query}` : '/pages/index/index'
  const route = routeAt(path)
  if (route?.built) return route.path + query
  return /^\/pages[BCD]?\//.test(path) ? path : `${activityPath}${query}`
}

/**
 * Reads the QR code's text: a link of the shop whose path is a screen and whose query value is the scan code, a JSON
 * object that is also that screen's parameters. Refuses whatever is not such a link.
 */
export function readScan(q: string, shopAddress: string | undefined): Scan {
  const link = linkIn(q)
  const rest = link === undefined ? undefined : behind(link, shopAddress)
  if (rest === undefined) return refused
  const mark = rest.indexOf('?')
  const path = mark < 0 ? rest : rest.slice(0, mark)
  const query = mark < 0 ? '' : rest.slice(mark + 1)
  if ((path !== '' && !plainPath.test(path)) || path.includes('..') || path.includes('//')) return refused
  if (query === '') return { kind: 'open', target: targetOf(path, undefined) }

  const and = query.indexOf('&')
  const code = scanCodeIn(and < 0 ? query : query.slice(0, and))
  if (!code) return refused
  const found = { kind: 'open' as const, target: targetOf(path, code.values), scanCode: code.text }
  if (!code.text.includes('EmployeePurchase') || and < 0) return found
  const employeePurchase = decodeStrictly(query.slice(and + 1))
  if (employeePurchase === undefined || employeePurchase.length > maxEmployeeLength || control.test(employeePurchase))
    return refused
  return employeePurchase === '' ? found : { ...found, employeePurchase }
}
