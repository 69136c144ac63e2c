import { chooseArchive, pageAt, type ArchiveTimes } from '@domain/archive'
import type { FirstCall } from '@domain/firstCall'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { LruMap } from 'toad-cache'
import {
  AHEAD,
  firstPictures,
  firstViewOf,
  lookOf,
  KNOWN_FOR,
  STORED_FILE,
  storedPicture,
  type Injector,
  type FirstView
} from './first-view'

/** The app's HTML for one path, as it is sent. */
export interface AppPage {
  html: string
  etag: string
  /** What it hangs on besides its address. */
  vary?: 'cookie'
  /** Compressed once, when first asked for. */
  br(): Promise<Buffer>
  gz(): Promise<Buffer>
}

/** The app's HTML for each path. */
export interface AppPages {
  /** `query`: what follows the question mark; `cookies`: the header. */
  find(path: string, query: string, server: Injector, cookies?: string): Promise<AppPage>
}

/** What the build says of its pages in `parts.json`: file names relative to the app, and data that every start fetches. */
interface Parts {
  data: string[]
  pages: Record<string, { scripts: string[]; styles: string[]; first?: FirstView; calls?: FirstCall[] }>
}

/** A file as the build names it: what may stand in an attribute as it is. */
const BUILT_FILE = /^[\w./-]+$/
/** Where the app puts itself. */
const ROOT = '<div id="app"></div>'
/** Pages kept ready: each path of the app with the address of its decoration. */
const KEPT = 300

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) }

function once<T>(make: () => T): () => T {
  let result: { value: T } | undefined
  return () => (result ??= { value: make() }).value
}

/** `effort`: brotli's, less for a page that few ask for. */
function pageOf(html: string, effort = 10): AppPage {
  const plain = Buffer.from(html)
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  }
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
 * `now`: the shop's clock, ms. The app's page for each path: its styles inside, its own parts and the first data named, so that all of it travels at
 * once. A page the build does not tell of gets the app's page as it is.
 */
export async function createPages(directory: string, html: string, now: () => number): Promise<AppPages> {
  const parts = await readParts(directory)
  const withStyles = async (): Promise<string> => {
    let page = html
    for (const [link, file] of html.matchAll(/<link href="\/([\w./-]+\.css)" rel="stylesheet"\s*\/?>/g)) {
      const style = file === undefined ? link : await styleOf(directory, file)
      page = page.replace(link, () => style)
    }
    return page
  }
  const start = Object.keys(parts.pages).length > 0 ? await withStyles() : html
  const pages = new LruMap<Promise<AppPage>>(KEPT)

  const compose = async (path: string, data: readonly Preload[], look?: string): Promise<AppPage> => {
    const own = parts.pages[path]
    if (own === undefined) return pageOf(start)
    const styles = await Promise.all(
      own.styles.filter((file) => BUILT_FILE.test(file)).map((file) => styleOf(directory, file))
    )
    const preloads = [
      ...new Set(
        data.map(({ as, file }) =>
          as === 'fetch'
            ? `<link rel="preload" as="fetch" crossorigin="anonymous" href="${file}">`
            : `<link rel="preload" as="image" fetchpriority="high" href="${file}">`
        )
      ),
      ...own.scripts
        .filter((file) => BUILT_FILE.test(file))
        .map((file) => `<link rel="preload" as="script" href="/${file}">`)
    ]
    const pictures = data.flatMap(({ as, file }) => (as === 'image' ? [file] : []))
    const html = start
      .replace('</head>', () => `${preloads.join('')}${styles.join('')}</head>`)
      .replace(ROOT, () => `${ROOT}${firstViewOf(own.first, pictures, look)}`)
    const page = pageOf(html, own.calls === undefined ? 10 : 5)
    return own.first?.looks === undefined ? page : { ...page, vary: 'cookie' }
  }

  const dataOf = knownData(parts, now)
  return {
    find: async (path, query, server, cookies) => {
      const page = Object.hasOwn(parts.pages, path) ? path : ''
      const data = page === '' ? [] : await dataOf(page, query, server)
      const look = lookOf(parts.pages[page]?.first, cookies)
      const key = [page, look ?? '', ...data.map(({ file }) => file)].join(' ')
      const before = pages.get(key)
      if (before !== undefined) return before
      const html = compose(page, data, look)
      pages.set(key, html)
      // a file that could not be read may be there next time
      html.catch(() => pages.delete(key))
      return html
    }
  }
}

interface Preload {
  as: 'fetch' | 'image'
  file: string
}

/** What a start fetches: the site's configuration, for a decorated page the file of these, and the pictures a page begins with. */
function knownData(
  { data: always, pages }: Parts,
  now: () => number
): (path: string, query: string, server: Injector) => Promise<readonly Preload[]> {
  const [site] = always
  const plain = always.map((file): Preload => ({ as: 'fetch', file }))
  // one address, since home has no parameters
  const preloads = new LruMap<Promise<Preload[]>>(1, KNOWN_FOR)
  const read = async (server: Injector, url: string): Promise<unknown> =>
    (await server.inject({ method: 'GET', url, headers: AHEAD })).json()
  const ask = async (server: Injector, url: string): Promise<Preload[]> => {
    try {
      const decoration = part(await read(server, url), 'cmsDecorationUrl')
      if (typeof decoration !== 'string' || !STORED_FILE.test(decoration)) return []
      const file = `/storage${decoration}`
      const picture = firstPicture(await read(server, file), now())
      return [{ as: 'fetch', file }, ...(picture === undefined ? [] : [{ as: 'image', file: picture } as const])]
    } catch {
      return [] // the page is sent without, and the app finds out by itself
    }
  }
  const picturesOf = firstPictures()
  return async (path, query, server) => {
    if (site === undefined) return plain
    const calls = pages[path]?.calls
    if (calls !== undefined) {
      const pictures = await picturesOf(calls, path, query, server)
      return [...plain, ...pictures.map((file) => ({ as: 'image', file }) as const)]
    }
    if (!HOME.has(path)) return plain
    let home = preloads.get(site)
    if (home === undefined) {
      home = ask(server, site)
      preloads.set(site, home)
    }
    return [...plain, ...(await withoutWaiting(home))]
  }
}

/** ms for which a page waits for what it begins with; past it the app finds out by itself. */
const PATIENCE = 500

function withoutWaiting(preloads: Promise<Preload[]>): Promise<Preload[]> {
  let late: NodeJS.Timeout | undefined
  const none = new Promise<Preload[]>((resolve) => {
    late = setTimeout(() => resolve([]), PATIENCE)
  })
  return Promise.race([preloads, none]).finally(() => clearTimeout(late))
}

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** When a version of a page applies, as it stands in the decoration. */
function timesOf(version: unknown): ArchiveTimes {
  const [startTime, endTime] = [part(version, 'startTime'), part(version, 'endTime')]
  return {
    activeFlag: part(version, 'activeFlag'),
    ...(typeof startTime === 'number' ? { startTime } : {}),
    ...(typeof endTime === 'number' ? { endTime } : {})
  }
}

/** The picture that home begins with at `now`, server ms. */
function firstPicture(decoration: unknown, now: number): string | undefined {
  const pages = list(part(decoration, 'pages')).map((page) => ({ path: String(part(page, 'path')), page }))
  const home = pageAt(pages, HOME_PATH)?.page
  const versions = list(part(home, 'archivePages')).map((body) => ({ ...timesOf(body), body }))
  const body = chooseArchive(versions, now)?.body ?? part(home, 'default')
  const banner = list(part(body, 'blocks')).find((block) => part(block, 'type') === 'banner')
  const picture = part(list(part(part(banner, 'props'), 'slides'))[0], 'picture')
  return storedPicture(picture)
}

/** Where home stands in the decoration. */
const HOME_PATH = '/pages/index/index'
/** Paths whose page is decorated (spec 2.4), so that it can't be shown without that file. */
const HOME = new Set(['/', HOME_PATH])
