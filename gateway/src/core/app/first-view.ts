import { firstQuery, type FirstCall } from '@domain/firstCall'
import { LruMap } from 'toad-cache'
import { defaultSku, type SpecificationSku } from '@domain/goods/specification'

/** What the build says a page shows before its scripts are there (`first` in `parts.json`). */
export interface FirstView {
  html: string
  /** What the page itself shows while it waits: so long the first view stays over it. */
  until?: string
  /** Cookie, as `name=value` → a class of it all: what the device remembers of this page's look. */
  looks?: Record<string, string>
}

/** A file of the storage host: what may stand in an attribute as it is. */
export const STORED_FILE = /^\/[\w./-]+$/
/** Where in the build's word the page's largest pictures have their places. */
const SLOT = /<i><\/i>/g

/** A picture of the storage host as it may stand in the page; undefined for any other. */
export const storedPicture = (picture: unknown): string | undefined =>
  typeof picture === 'string' && STORED_FILE.test(picture) && picture.startsWith('/storage/') ? picture : undefined

/**
 * The first view beside the app's root; the app takes it away once its page is there. Nothing for a screen reader: the
 * page that comes says that it waits.
 */
export function firstViewOf(view: FirstView | undefined, pictures: readonly string[], look?: string): string {
  if (view === undefined) return ''
  const until = view.until === undefined ? '' : ` data-until="${view.until.replace(/[&"<]/g, '')}"`
  const rest = [...pictures]
  const html = view.html.replace(SLOT, () => {
    const picture = rest.shift()
    return picture === undefined ? '' : `<img src="${picture}" alt="" fetchpriority="high" decoding="sync">`
  })
  const style = look === undefined ? '' : ` class="${look.replace(/[&"<]/g, '')}"`
  return `<div id="first-view" aria-hidden="true"${style}${until}>${html}</div>`
}

/** The class that a request's cookies ask for. */
export function lookOf(view: FirstView | undefined, cookies: string | undefined): string | undefined {
  if (view?.looks === undefined || cookies === undefined) return undefined
  const names = new Set(cookies.split(';').map((cookie) => cookie.trim()))
  return Object.entries(view.looks).find(([cookie]) => names.has(cookie))?.[1]
}

/** What a page can't do without is a code. */
const CODE = /^[A-Za-z0-9_-]{1,64}$/
/** Characters of the parameters as they travel; an address of the app has far fewer. */
const LONGEST = 3000

/** The parameters of an address; none for one that the app itself would not write: it says what is to be said of it. */
function paramsOf(query: string): Record<string, unknown> {
  const text = new URLSearchParams(query).get('params')
  if (text === null) return {}
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>
  } catch {
    return {}
  }
}

interface Product {
  onSale?: unknown
  pictures?: unknown
  skus?: (SpecificationSku & { picture?: unknown })[]
}

/** What the gateway asks of itself before the app does: as a browser marks what it fetches ahead. */
export const AHEAD = { 'sec-purpose': 'prefetch' }

/** The part of a server that answers without a network. */
export interface Injector {
  inject(request: {
    method: 'GET'
    url: string
    query?: Record<string, string>
    headers: Record<string, string>
  }): Promise<{
    json(): unknown
  }>
}

/** The picture of the SKU that a page shows. */
function ofProduct(reply: object, { skuCode }: Record<string, unknown>): unknown[] {
  const { onSale, pictures, skus = [] } = reply as Product
  if (onSale !== true) return []
  const wish = typeof skuCode === 'string' ? skuCode : undefined
  return [defaultSku(skus, wish)?.picture ?? (Array.isArray(pictures) ? (pictures[0] as unknown) : undefined)]
}

const ofCard = (card: unknown): unknown => (Object(card) as { picture?: unknown }).picture

/** The pictures of what a page asks first: of a list, or of one product. */
async function picturesOf(call: FirstCall, params: Record<string, unknown>, server: Injector): Promise<unknown[]> {
  const { pictures: count, needs = [] } = call
  const query = firstQuery(call, params)
  if (query === undefined || count === undefined || !needs.every((name) => CODE.test(String(params[name])))) return []
  const texts = Object.entries(query).map(([name, value]) => [name, String(name === 'size' ? count : value)] as const)
  const reply = await server.inject({
    method: 'GET',
    url: call.ask.slice('GET '.length),
    query: Object.fromEntries(texts),
    headers: AHEAD
  })
  const data = Object((Object(reply.json()) as { data?: unknown }).data) as { list?: unknown }
  return Array.isArray(data.list) ? data.list.map(ofCard) : ofProduct(data, params)
}

/** ms for which what a page begins with is taken for known. */
export const KNOWN_FOR = 10_000
/** ms for which a page waits for its pictures. */
const PATIENCE = 80
/** Addresses whose pictures are kept; of more, those asked for longest ago go. */
const KEPT = 500

/** The pictures that a page begins with, by what it asks first; none when they can't be had at once. */
export function firstPictures(): (
  calls: readonly FirstCall[],
  path: string,
  query: string,
  server: Injector
) => Promise<readonly string[]> {
  const pictureLists = new LruMap<Promise<readonly string[]>>(KEPT, KNOWN_FOR)
  const find = async (calls: readonly FirstCall[], query: string, server: Injector): Promise<readonly string[]> => {
    try {
      const params = paramsOf(query)
      const pictures = await Promise.all(calls.map((call) => picturesOf(call, params, server)))
      return pictures
        .flat()
        .map(storedPicture)
        .filter((picture) => picture !== undefined)
    } catch {
      return [] // the page is sent without
    }
  }
  return async (calls, path, query, server) => {
    if (query.length > LONGEST) return []
    const key = `${path} ${query}`
    let pictures = pictureLists.get(key)
    if (pictures === undefined) {
      pictures = find(calls, query, server)
      pictureLists.set(key, pictures)
    }
    let late: NodeJS.Timeout | undefined
    const none = new Promise<readonly string[]>((resolve) => {
      late = setTimeout(() => resolve([]), PATIENCE)
    })
    return Promise.race([pictures, none]).finally(() => clearTimeout(late))
  }
}
