// The crawl of the compiled mini-program as a stage: every page opened in Node against the gateway, and on some everything
// done; one test a visit. What each page leaves behind, and more than two rows of a look, are for `verify:full`.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cacheDir, runNode, tail } from '../run.mjs'
import { isFull } from '../scope.mjs'
import { unlessBuilt } from './builds.mjs'
import { failedWith, none, standstill } from './result.mjs'

const fileOf = ({ page, loggedIn }) => `${page}, logged ${loggedIn ? 'in' : 'out'}`

async function crawl(visits, { alone = false } = {}) {
  const unbuilt = await unlessBuilt('weapp')
  if (unbuilt) return unbuilt
  const report = path.join(cacheDir, 'weapp-crawl.json')
  rmSync(report, { force: true })
  const { code, output } = await runNode(
    [
      'scripts/weapp-crawl.mjs',
      '--as-built',
      `--json=${report}`,
      ...(isFull ? [] : ['--sample']),
      ...(alone ? ['--crawlers=1', `--visits=${visits.join(';')}`] : [])
    ],
    { log: 'test-weapp-crawl', timeout: standstill }
  )
  if (!existsSync(report)) return failedWith('the crawl did not end', tail(output))
  const { reports, broken: whole } = JSON.parse(readFileSync(report, 'utf8'))
  const failures = reports
    .filter(({ broken }) => broken.length)
    .map(({ visit, broken }) => ({ file: fileOf(visit), name: fileOf(visit), error: broken.join('\n') }))
  // what is said of the crawl as a whole is said of all visits together
  for (const error of alone ? [] : whole) failures.push({ name: 'the crawl as a whole', error })
  if (code !== 0 && !failures.length) return failedWith(`the crawl ended with ${code}`, tail(output))
  const acts = reports.reduce((sum, report) => sum + (report.taps?.taps ?? 0), 0)
  const passedCount = reports.filter(({ broken }) => !broken.length).length
  const withTaps = reports.filter(({ taps }) => taps).length
  // a full run does all rows of a look, which says nothing of the seconds that two rows take
  const timedReports = isFull ? [] : reports.filter(({ taps }) => taps)
  const seconds = Object.fromEntries(timedReports.map((report) => [fileOf(report.visit), report.ms / 1000]))
  return {
    ...none,
    passed: passedCount,
    failed: failures.length,
    failures,
    seconds,
    note: `${acts} acts in ${withTaps} of them`
  }
}

/** All visits are one run: what each page asks and leaves is judged over all of them. */
export const crawlStage = { name: 'weapp:crawl', files: () => ['all'], run: crawl }
