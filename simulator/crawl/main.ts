/** The crawl: every registered page, logged in and not, and then everything tappable on it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AppJson } from '../host'
import { brokenBy, limits } from './limits'
import { screenOf } from './samples'
import { newShopper } from './shop'
import { tapEverything, type TapReport } from './taps'
import { listenForRejections, visit, worldOf, type Visit } from './visit'

export interface Report {
  visit: Visit
  broken: string[]
  taps?: TapReport
}

export interface CrawlOptions {
  dist: string
  /** Of the reference gateway in demonstration mode. */
  address: string
  taps: boolean
  /** Only pages whose path contains this. */
  only?: string
  onReport?(report: Report): void
}

/** A page with nothing of its own: what stands after it closed is the app's. */
const quietPage = 'pagesC/login/login'

/** Fictional phones, one a visit, so that what one visit does to its shopper is no other's matter. */
let phones = 0
const nextPhone = () =>
  `139${String(Date.now() % 10_000).padStart(4, '0')}${String((phones += 1) % 10_000).padStart(4, '0')}`

/** Crawls a build. Resolves once every page was opened; what broke is in the reports. */
export async function crawl({ dist, address, taps, only, onReport }: CrawlOptions): Promise<Report[]> {
  const appJson = JSON.parse(readFileSync(path.join(dist, 'app.json'), 'utf8')) as AppJson
  const pages = [
    ...appJson.pages,
    ...(appJson.subPackages ?? []).flatMap(({ root, pages: own }) =>
      own.map((page) => `${root.replace(/\/$/, '')}/${page}`)
    )
  ].filter((page) => only === undefined || page.includes(only))
  const world = worldOf(dist, address)
  const reports: Report[] = []
  const stopListening = listenForRejections()
  try {
    const common = await newShopper(address, nextPhone())
    const quiet = await visit(world, quietPage, {}, common)
    for (const page of pages) {
      const screen = screenOf(page)
      for (const loggedIn of [false, true]) {
        const open = () => visit(world, page, screen.query(common), loggedIn ? common : undefined)
        const first = await open()
        // a machine that was busy elsewhere for a moment is not the page's fault
        const seen = (first.contentMs ?? 0) > limits.contentMs ? await open() : first
        const report: Report = { visit: seen, broken: brokenBy(seen, quiet.leftovers) }
        if (screen.key === undefined) report.broken.push('the route table knows no such page')
        if (taps && (loggedIn || screen.auth === 'open')) {
          const shopper = await newShopper(address, nextPhone())
          report.taps = await tapEverything(world, page, () => screen.query(shopper), loggedIn ? shopper : undefined)
          report.broken.push(...report.taps.broken)
        }
        reports.push(report)
        onReport?.(report)
      }
    }
  } finally {
    stopListening()
  }
  return reports
}

export { table } from './report'
