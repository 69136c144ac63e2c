import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { CmsPage } from '../../../domain/decoration/file'
import { versionShownAt } from '../../../domain/decoration/schedule'

const COOKIE = 'decoration-preview'
/** Seconds in which the page that is opened asks for the decoration. */
const ASKS_WITHIN_S = 30
const MOST = 20

/** The decoration as each page shows it at a moment (epoch ms): one version a page, independent of the clock. */
export const shownAt = (pages: readonly CmsPage[], availability: unknown, time: number): string =>
  JSON.stringify({
    pages: pages.map(({ archivePages, default: usual, ...page }) => {
      const version = versionShownAt(archivePages, time)
      return { ...page, archivePages: [], default: version === undefined ? usual : archivePages[version] }
    }),
    availability
  })

/** Where the app shows a page of the decoration; undefined: a path of none that it has for itself. */
export function addressOf({ path, pageName = '' }: Pick<CmsPage, 'path' | 'pageName'>): string | undefined {
  const to = (params: object) => `${path}?params=${encodeURIComponent(JSON.stringify(params))}`
  if (path === '/pagesC/custom/index') return to(pageName === '' || pageName === 'custom' ? {} : { activity: pageName })
  if (path === '/pagesC/shop/index') return pageName === '' ? undefined : to({ shopCode: pageName })
  return /^\/pages\/(index|ucenter)\/index$/.test(path) ? path : undefined
}

export interface Previews {
  /** Holds a decoration for the next page of this browser that asks for this path; the cookie that it asks with. */
  hold(path: string, file: string): string
}

/** Gives who holds such a cookie that decoration once, in the place of the shop's own. */
export function addPreviews(app: FastifyInstance): Previews {
  const previews = new Map<string, { path: string; file: string }>()
  app.addHook('onRequest', async ({ raw, headers }, reply) => {
    const id = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]
    const preview = id === undefined ? undefined : previews.get(id)
    if (id === undefined || preview === undefined || raw.url?.split('?')[0] !== preview.path) return undefined
    previews.delete(id)
    return reply
      .header('set-cookie', `${COOKIE}=; Path=/storage; Max-Age=0; HttpOnly; SameSite=Strict`)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(preview.file)
  })
  return {
    hold: (path, file) => {
      const id = randomUUID()
      previews.set(id, { path, file })
      const [oldest] = previews.keys()
      if (previews.size > MOST && oldest !== undefined) previews.delete(oldest)
      return `${COOKIE}=${id}; Path=/storage; Max-Age=${ASKS_WITHIN_S}; HttpOnly; SameSite=Strict`
    }
  }
}
