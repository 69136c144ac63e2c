// Google's own figures for a page on a phone, from the browser that everything here uses.
import { browserArgs, findBrowser } from '../../browser.mjs'
import { freePort } from '../ports.mjs'
import { median } from './web-measure.mjs'

const times = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  shift: 'cumulative-layout-shift'
}

/** Index of the machine for which Lighthouse's constant of four stands for a phone of the middle (its docs/throttling.md). */
const usualIndex = 1750
const usualSlowdown = 4

/** By how much a machine of this benchmark index is to be slowed down to be that phone; never by more than the constant. */
export const slowdownFor = (index) =>
  Math.max(1, Math.min(usualSlowdown, Math.round(((usualSlowdown * index) / usualIndex) * 10) / 10))

/**
 * Medians of so many cold loads of each `{name, url}`: performance and accessibility 0–1, first and largest contentful
 * paint and total blocking time in ms as Lighthouse simulates its phone, layout shift, and what accessibility misses.
 * `stored` is what the browser's storage holds before (a login). `slowdown`: how many times slower than this machine the
 * phone is; `index` in a result is how fast Lighthouse found this machine.
 */
export async function lighthousePages(
  pages,
  { runs, stored = {}, origin, slowdown = usualSlowdown, each = () => undefined }
) {
  const [{ default: lighthouse }, { throttling }] = await Promise.all([
    import('lighthouse'),
    import('lighthouse/core/config/constants.js')
  ])
  const mobile = throttling.mobileSlow4G
  const { chromium } = await import('@playwright/test')
  const { path: chromePath } = await findBrowser()
  const port = await freePort()
  const chrome = await chromium.launch({
    executablePath: chromePath,
    args: [...browserArgs, `--remote-debugging-port=${port}`]
  })
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    // a device that has never seen the shop, save for the login
    const forget = async () => {
      const page = await browser.contexts()[0].newPage()
      await page.goto(`${origin}/openapi.json`)
      await page.evaluate(
        (values) => {
          localStorage.clear()
          for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
        },
        { locale: 'zh-CN', ...stored }
      )
      await page.close()
    }
    const results = []
    for (const { name, url } of pages) {
      const reports = []
      for (let again = 0; reports.length < runs;) {
        await forget()
        const { lhr } = await lighthouse(url, {
          port,
          onlyCategories: ['performance', 'accessibility'],
          // files are fetched anew; the login stays
          clearStorageTypes: ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
          throttling: { ...mobile, cpuSlowdownMultiplier: slowdown },
          logLevel: 'silent'
        })
        if (lhr.runtimeError) {
          // now and then a trace is not recorded, and Lighthouse says itself that it wants to be run again
          if ((again += 1) > 2) throw new Error(`${name}: ${lhr.runtimeError.message}`)
          continue
        }
        reports.push(lhr)
      }
      const middle = (pick) => median(reports.map(pick))
      const result = {
        name,
        index: middle((lhr) => lhr.environment.benchmarkIndex),
        performance: middle((lhr) => lhr.categories.performance.score),
        accessibility: middle((lhr) => lhr.categories.accessibility.score),
        missed: reports[0].categories.accessibility.auditRefs
          .filter(({ id, weight }) => weight > 0 && (reports[0].audits[id].score ?? 1) < 1)
          .map(({ id }) => id),
        ...Object.fromEntries(
          Object.entries(times).map(([key, id]) => [key, middle((lhr) => lhr.audits[id].numericValue)])
        )
      }
      results.push(result)
      each(result)
    }
    await browser.close()
    return results
  } finally {
    await chrome.close()
  }
}
