/** The crawl: every registered page, logged in and not, and then everything that can be done on it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AppJson } from '../host'
import { brokenBy } from './broken'
import type { Report } from './report'
import { listenForRejections, worldOf } from './running'
import { missingPage, screenOf } from './samples'
import { newShopper, type Shopper } from './shop'
import { tapEverything } from './taps'
import { visit } from './visit'

/** One visit to make. */
export interface Job {
  page: string
  loggedIn: boolean
  /** Whether everything that can be done on the page is done. */
  taps?: boolean
}

/** Pages of a build that have the most to do on them come first, so that two crawlers end together. */
const heavy = ['pages/', 'pagesB/productDetail', 'pagesB/productList', 'pagesB/order', 'pagesB/settlement']
const weight = ({ page, loggedIn }: Job) => (heavy.some((part) => page.startsWith(part)) ? 2 : 0) + (loggedIn ? 1 : 0)

/** Every visit of a build. Only pages whose path contains `only`. */
export function jobsOf(dist: string, only = ''): Job[] {
  const appJson = JSON.parse(readFileSync(path.join(dist, 'app.json'), 'utf8')) as AppJson
  return [
    ...appJson.pages,
    ...(appJson.subPackages ?? []).flatMap(({ root, pages: own }) =>
      own.map((page) => `${root.replace(/\/$/, '')}/${page}`)
    )
  ]
    .filter((page) => page.includes(only))
    .flatMap((page) => [
      { page, loggedIn: false },
      { page, loggedIn: true }
    ])
    .sort((first, second) => weight(second) - weight(first))
}

export interface CrawlerOptions {
  dist: string
  /** The address of the reference gateway in demonstration mode. */
  address: string
  /** Tells the phones of several crawlers apart. */
  crawler?: number
  /**
   * Within a gate's seconds: what a page leaves is looked for where everything is done on it, and of rows of one look a few
   * are done.
   */
  brief?: boolean
}

/** Screens that use something up though nobody is logged in: the code of a login, and an order that a friend pays. */
const usedUpByVisitors = ['loginForPhoneCode', 'appCheckstand']

/** Rows of one look that are done in brief: the first, and one that is not. */
const alikeInBrief = 2

/** Makes visits one after another; a process may have one crawler at a time. */
export async function createCrawler({ dist, address, crawler = 0, brief = false }: CrawlerOptions): Promise<{
  visit(job: Job): Promise<Report>
  close(): void
}> {
  const world = worldOf(dist, address)
  const stopListening = listenForRejections()
  /** Fictional phones, one a visit, so that what one visit does to its shopper is no other's matter. */
  let phones = 0
  const nextPhone = () =>
    `139${crawler}${String(Date.now() % 1000).padStart(3, '0')}${String((phones += 1) % 10_000).padStart(4, '0')}`
  const common: Shopper = await newShopper(address, nextPhone())
  return {
    close: stopListening,
    visit: async ({ page, loggedIn, taps = false }) => {
      const screen = screenOf(page)
      const started = Date.now()
      const result = await visit(world, page, screen.query(common), loggedIn ? common : undefined, { leaks: !brief })
      const report: Report = { visit: result, broken: brokenBy(result, screen.auth), ms: 0 }
      if (screen.key === undefined) report.broken.push('the route table knows no such page')
      if (taps && (loggedIn || screen.auth === 'open')) {
        const own = loggedIn || (screen.key !== undefined && usedUpByVisitors.includes(screen.key))
        const newVisitor = async () => {
          const shopper = own ? await newShopper(address, nextPhone()) : common
          return { query: () => screen.query(shopper), ...(loggedIn ? { shopper } : {}) }
        }
        try {
          report.taps = await tapEverything({
            world,
            page,
            missing: missingPage,
            newVisitor,
            alarms: screen.alarms,
            ...(brief ? { alike: alikeInBrief } : {})
          })
          report.broken.push(...report.taps.broken)
        } catch (error) {
          report.broken.push(`the acts broke off: ${error instanceof Error ? error.message : String(error)}`)
        }
      }
      report.ms = Date.now() - started
      return report
    }
  }
}

export { summary, table } from './report'
