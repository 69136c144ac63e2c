import { LruMap } from 'toad-cache'
import { defaultSku, type SpecificationSku } from '@domain/specification'

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
  const left = [...pictures]
  const html = view.html.replace(SLOT, () => {
    const picture = left.shift()
    return picture === undefined ? '' : `<img src="${picture}" alt="" fetchpriority="high" decoding="sync">`
  })
  const style = look === undefined ? '' : ` class="${look.replace(/[&"<]/g, '')}"`
  return `<div id="first-view" aria-hidden="true"${style}${until}>${html}</div>`
}

/** The class that a request's cookies ask for. */
export function lookOf(view: FirstView | undefined, cookies: string | undefined): string | undefined {
  if (view?.looks === undefined || cookies === undefined) return undefined
  const sent = new Set(cookies.split(';').map((cookie) => cookie.trim()))
  return Object.entries(view.looks).find(([cookie]) => sent.has(cookie))?.[1]
}

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

/** Of a server what asks it without a network. */
export interface Asked {
  inject(request: {
    method: 'GET'
    url: string
    query?: Record<string, string>
    headers: Record<string, string>
  }): Promise<{
    json(): unknown
  }>
}

/** What a page shows is asked of the gateway as the app will ask it. */
type Ask = (url: string, query: Record<string, string>) => Promise<unknown>

async function ofProduct({ spuCode, skuCode }: Record<string, unknown>, ask: Ask): Promise<unknown[]> {
  if (typeof spuCode !== 'string' || !CODE.test(spuCode)) return []
  const { onSale, pictures, skus = [] } = Object(await ask('/o2pcm/v1/pub/product/detail', { spuCode })) as Product
  if (onSale !== true) return []
  const wanted = typeof skuCode === 'string' ? skuCode : undefined
  return [defaultSku(skus, wanted)?.picture ?? (Array.isArray(pictures) ? (pictures[0] as unknown) : undefined)]
}

/** Rows that are seen without scrolling, two in each. */
const SEEN = 4

async function ofList(params: Record<string, unknown>, ask: Ask): Promise<unknown[]> {
  const base = ['keyword', 'categoryCode', 'shopCode'].flatMap((name) => {
    const value = params[name]
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
  })
  const sort = params['sort'] === 'NEWEST' ? 'NEWEST' : 'DEFAULT'
  const query = { ...Object.fromEntries(base), sort, page: '1', size: String(SEEN) }
  const { list } = Object(await ask('/o2srh/v1/pub/platform-products/search', query)) as { list?: unknown }
  return Array.isArray(list) ? list.map((card) => (Object(card) as { picture?: unknown }).picture) : []
}

/** Page → the pictures that it begins with, by the parameters of its address. */
const beginnings: Record<string, (params: Record<string, unknown>, ask: Ask) => Promise<unknown[]>> = {
  '/pagesB/productDetail/index': ofProduct,
  '/pagesB/productList/productList': ofList
}

/** Whether a page begins with pictures that hang on the parameters of its address. */
export const beginsWithPictures = (path: string): boolean => Object.hasOwn(beginnings, path)

/** ms for which what a page begins with is taken for known. */
export const KNOWN_FOR = 10_000
/** ms for which a page waits for its pictures. */
const PATIENCE = 80
/** Addresses whose pictures are kept; of more, those asked for longest ago go. */
const KEPT = 500

/** The pictures that a page begins with; none when they can't be had at once. */
export function firstPictures(): (path: string, query: string, server: Asked) => Promise<readonly string[]> {
  const known = new LruMap<Promise<readonly string[]>>(KEPT, KNOWN_FOR)
  const find = async (path: string, query: string, server: Asked): Promise<readonly string[]> => {
    const ask: Ask = async (url, of) => {
      const reply = await server.inject({ method: 'GET', url, query: of, headers: AHEAD })
      return (Object(reply.json()) as { data?: unknown }).data
    }
    try {
      const pictures = (await beginnings[path]?.(paramsOf(query), ask)) ?? []
      return pictures.map(storedPicture).filter((picture) => picture !== undefined)
    } catch {
      return [] // the page is sent without
    }
  }
  return async (path, query, server) => {
    if (query.length > LONGEST) return []
    const key = `${path} ${query}`
    let pictures = known.get(key)
    if (pictures === undefined) {
      pictures = find(path, query, server)
      known.set(key, pictures)
    }
    let late: NodeJS.Timeout | undefined
    const none = new Promise<readonly string[]>((resolve) => {
      late = setTimeout(() => resolve([]), PATIENCE)
    })
    return Promise.race([pictures, none]).finally(() => clearTimeout(late))
  }
}
