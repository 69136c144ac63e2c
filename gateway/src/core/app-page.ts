import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'

/** The app's HTML for one path, as it is sent. */
export interface AppPage {
  html: string
  etag: string
  /** Compressed once, when first asked for. */
  br(): Promise<Buffer>
  gz(): Promise<Buffer>
}

/** The app's HTML for each path. */
export interface AppPages {
  find(path: string, server: FastifyInstance): Promise<AppPage>
}

/** What the build says of its pages in `parts.json`: file names relative to the app, and data that every start fetches. */
interface Parts {
  data: string[]
  pages: Record<string, { scripts: string[]; styles: string[] }>
}

/** A file as the build names it, and a file of the storage host: what may stand in an attribute as it is. */
const BUILT_FILE = /^[\w./-]+$/
const STORED_FILE = /^\/[\w./-]+$/
/** ms for which the address of the decorated pages is taken for known; the site's configuration seldom changes. */
const KNOWN_FOR = 10_000
/** Pages kept ready: each path of the app with the address of its decoration. */
const KEPT = 300

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) }

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

function pageOf(html: string): AppPage {
  const plain = Buffer.from(html)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }
  return {
    html,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    br: once(() => squeeze.br(plain, quality)),
    gz: once(() => squeeze.gz(plain, { level: 9 }))
  }
}

/** The build's word on its pages; nothing when there is none, or it is another build's. */
async function readParts(directory: string): Promise<Parts> {
  const text = await readFile(join(directory, 'parts.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return { data: [], pages: {} }
  // written by our own build beside the page itself
  return JSON.parse(text) as Parts
}

/** A style sheet inside the page, under the name by which the app's loader knows that it is there. */
async function styleOf(directory: string, file: string): Promise<string> {
  const css = await readFile(join(directory, file), 'utf8')
  return css.includes('</') ? `<link href="/${file}" rel="stylesheet">` : `<style data-href="/${file}">${css}</style>`
}

/**
 * The app's page for each path: its styles inside, its own parts and the first data named, so that all of it travels at
 * once. A page the build does not tell of gets the app's page as it is.
 */
export async function createPages(directory: string, html: string): Promise<AppPages> {
  const parts = await readParts(directory)
  const styled = async (): Promise<string> => {
    let page = html
    for (const [link, file] of html.matchAll(/<link href="\/([\w./-]+\.css)" rel="stylesheet"\s*\/?>/g)) {
      const style = file === undefined ? link : await styleOf(directory, file)
      page = page.replace(link, () => style)
    }
    return page
  }
  const start = Object.keys(parts.pages).length > 0 ? await styled() : html
  const pages = new Map<string, Promise<AppPage>>()

  const compose = async (path: string, data: readonly string[]): Promise<AppPage> => {
    const own = parts.pages[path]
    if (own === undefined) return pageOf(start)
    const styles = await Promise.all(
      own.styles.filter((file) => BUILT_FILE.test(file)).map((file) => styleOf(directory, file))
    )
    const preloads = [
      ...data.map((file) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${file}">`),
      ...own.scripts
        .filter((file) => BUILT_FILE.test(file))
        .map((file) => `<link rel="preload" as="script" href="/${file}">`)
    ]
    return pageOf(start.replace('</head>', () => `${preloads.join('')}${styles.join('')}</head>`))
  }

  const dataOf = knownData(parts.data)
  return {
    find: async (path, server) => {
      const page = Object.hasOwn(parts.pages, path) ? path : ''
      const data = page === '' ? [] : await dataOf(page, server)
      const key = `${page} ${data.join(' ')}`
      const kept = pages.get(key)
      if (kept !== undefined) return kept
      if (pages.size >= KEPT) pages.clear()
      const made = compose(page, data)
      pages.set(key, made)
      return made
    }
  }
}

/** What a start fetches: the site's configuration and, for a decorated page, the file of these that it names. */
function knownData(always: readonly string[]): (path: string, server: FastifyInstance) => Promise<readonly string[]> {
  const [site] = always
  let known: { until: number; decoration: Promise<string | undefined> } | undefined
  const ask = async (server: FastifyInstance, url: string): Promise<string | undefined> => {
    try {
      const found: unknown = (await server.inject({ method: 'GET', url })).json()
      const file =
        typeof found === 'object' && found !== null ? (found as Record<string, unknown>)['cmsDecorationUrl'] : ''
      return typeof file === 'string' && STORED_FILE.test(file) ? `/storage${file}` : undefined
    } catch {
      return undefined // the page is sent without it, and the app finds out by itself
    }
  }
  return async (path, server) => {
    if (site === undefined || !HOME.has(path)) return always
    const now = Date.now()
    if (known === undefined || known.until < now) known = { until: now + KNOWN_FOR, decoration: ask(server, site) }
    const decoration = await known.decoration
    return decoration === undefined ? always : [...always, decoration]
  }
}

/** Paths whose page is decorated (spec 2.4), so that it can't be shown without that file. */
const HOME = new Set(['/', '/pages/index/index'])
