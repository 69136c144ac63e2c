// Browsers against the built shop, as a stage.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from '../../browser.mjs'
import { buildGateway } from '../build.mjs'
import { chosenBrowserTests, chosenRoutes, testFiles, thisRun } from '../chosen.mjs'
import { outcomeOf } from '../playwright-report.mjs'
import { cacheDir, runNode, tail } from '../run.mjs'
import { unlessBuilt } from './builds.mjs'
import { failedWith, partOf, standstill } from './result.mjs'

async function browser(files, { alone = false } = {}) {
  const unbuilt = await unlessBuilt('h5', 'weapp')
  if (unbuilt) return unbuilt
  await buildGateway()
  const program = await findBrowser().catch((error) => error)
  if (program instanceof Error) return failedWith('e2e needs a browser', program.message)
  const report = path.join(cacheDir, 'e2e.json')
  rmSync(report, { force: true })
  const run = await thisRun()
  const keys = chosenRoutes(run)
  const { code, output } = await runNode(
    ['node_modules/@playwright/test/cli.js', 'test', ...(alone ? ['--workers=1'] : []), ...files],
    {
      env: {
        E2E_BROWSER: program.path,
        E2E_ROUTES: keys.join(','),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        E2E_REPORTER: 'json'
      },
      log: 'test-e2e',
      timeout: standstill
    }
  )
  if (!existsSync(report)) return failedWith('e2e did not run', tail(output))
  const { passed, skipped, failures, unsteady, seconds, more } = outcomeOf(JSON.parse(readFileSync(report, 'utf8')))
  if (code !== 0 && !failures.length) failures.push({ name: 'e2e', error: tail(output) })
  const builtRoutes = run.routes.filter(({ built }) => built)
  const routeCount = builtRoutes.filter(({ key }) => keys.includes(key)).length
  const note = [
    program.from,
    ...partOf(routeCount, builtRoutes.length, 'routes'),
    ...partOf(files.length, testFiles('e2e', /\.spec\.ts$/).length, 'files')
  ]
  return { passed, failed: failures.length, skipped, failures, unsteady, seconds, more, note: note.join(', ') }
}

export const browserStage = { name: 'e2e', files: chosenBrowserTests, run: browser }
