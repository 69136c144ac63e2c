/** What axe finds wrong with a page. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    // a name that does not hold the words to see can't be spoken to; still marked experimental, and Lighthouse counts it
    'label-content-name-mismatch': { enabled: true },
    // what is tapped at the head and the foot of a screen belongs to no landmark; everything that is read is in `main`
    region: { enabled: false }
  }
}

/** What is wrong with the page as it stands, a line each. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = (await page.evaluate(
    (selector) => (Reflect.get(window, 'axe') as { run: (o: object) => unknown }).run(selector),
    options
  )) as AxeResults
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 240)}`)
      // what lies half under a bar at the moment can be scrolled free
      .filter((fault) => !/^target-size: .*partially obscured/s.test(fault))
      // spec 2.1 names the selected tab's colour, #187BFF: 3.95:1 on white
      .filter((fault) => !/^color-contrast: .*tab-bar__words.*#187bff/s.test(fault))
  )
}
