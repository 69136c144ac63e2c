import { defaultSku, type SpecificationSku } from '@domain/specification'
import type { FastifyInstance } from 'fastify'

/** What the build says a page shows before its scripts are there (`first` in `parts.json`). */
export interface FirstView {
  html: string
  /** What the page itself shows while it waits: so long the first view stays over it. */
  until?: string
}

/** A file of the storage host: what may stand in an attribute as it is. */
const STORED_FILE = /^\/[\w./-]+$/
/** Where in the build's word the page's largest picture has its place. */
const SLOT = '<i></i>'

/** A picture of the storage host as it may stand in the page; undefined for any other. */
export const storedPicture = (picture: unknown): string | undefined =>
  typeof picture === 'string' && STORED_FILE.test(picture) && picture.startsWith('/storage/') ? picture : undefined

/**
 * The first view beside the app's root; the app takes it away once its page is there. Nothing for a screen reader: the
 * page that comes says that it waits.
 */
export function firstViewOf(view: FirstView | undefined, picture: string | undefined): string {
  if (view === undefined) return ''
  const until = view.until === undefined ? '' : ` data-until="${view.until.replace(/[&"<]/g, '')}"`
  const image = picture === undefined ? '' : `<img src="${picture}" alt="" fetchpriority="high" decoding="sync">`
  return `<div id="first-view" aria-hidden="true"${until}>${view.html.replace(SLOT, () => image)}</div>`
}

const CODE = /^[A-Za-z0-9_-]{1,64}$/
/** Characters of the parameters; an address of the app has far fewer. */
const LONGEST = 1000

/** The codes of a product's address; undefined for an address that names none as the app itself writes it. */
function codesOf(query: string): { spuCode: string; skuCode?: string } | undefined {
  const text = new URLSearchParams(query).get('params')
  if (text === null || text.length > LONGEST) return undefined
  try {
    const { spuCode, skuCode } = Object(JSON.parse(text)) as Record<string, unknown>
    if (typeof spuCode !== 'string' || !CODE.test(spuCode)) return undefined
    return typeof skuCode === 'string' && CODE.test(skuCode) ? { spuCode, skuCode } : { spuCode }
  } catch {
    return undefined // no JSON: the app says what is to be said of such an address
  }
}

interface Product {
  onSale?: unknown
  pictures?: unknown
  skus?: (SpecificationSku & { picture?: unknown })[]
}

/** ms for which a product's picture is taken for known, and for which a page waits for it. */
const KNOWN_FOR = 10_000
const PATIENCE = 80
const KEPT = 500

/** The picture that a product's page begins with, by the page's query; undefined when it can't be had at once. */
export function productPictures(): (query: string, server: FastifyInstance) => Promise<string | undefined> {
  const known = new Map<string, { until: number; picture: Promise<string | undefined> }>()
  const ask = async (server: FastifyInstance, spuCode: string, skuCode?: string): Promise<string | undefined> => {
    try {
      const answer = await server.inject({ method: 'GET', url: '/o2pcm/v1/pub/product/detail', query: { spuCode } })
      const { onSale, pictures, skus = [] } = Object(answer.json<{ data?: unknown }>().data) as Product
      if (onSale !== true) return undefined
      const shown =
        defaultSku(skus, skuCode)?.picture ?? (Array.isArray(pictures) ? (pictures[0] as unknown) : undefined)
      return storedPicture(shown)
    } catch {
      return undefined // the page is sent without
    }
  }
  return async (query, server) => {
    const codes = codesOf(query)
    if (codes === undefined) return undefined
    const { spuCode, skuCode } = codes
    const key = `${spuCode} ${skuCode ?? ''}`
    const now = Date.now()
    let one = known.get(key)
    if (one === undefined || one.until < now) {
      if (known.size >= KEPT) known.clear()
      one = { until: now + KNOWN_FOR, picture: ask(server, spuCode, skuCode) }
      known.set(key, one)
    }
    let late: NodeJS.Timeout | undefined
    const nothing = new Promise<undefined>((resolve) => {
      late = setTimeout(() => resolve(undefined), PATIENCE)
    })
    return Promise.race([one.picture, nothing]).finally(() => clearTimeout(late))
  }
}
