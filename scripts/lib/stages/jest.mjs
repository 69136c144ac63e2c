// The stages of Jest: the app's unit and page tests, and the crawl of every screen.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { crawledRoutes, inGate, testFiles, thisRun } from '../chosen.mjs'
import { cacheDir, inRoot, runNode, tail } from '../run.mjs'
import { failedWith, standstill } from './result.mjs'

/** What Jest's report says of its files. */
function outcome({ testResults, numPassedTests, numPendingTests, numTodoTests }) {
  const failures = []
  for (const suite of testResults) {
    const file = path.relative(inRoot(), suite.name)
    const bad = suite.assertionResults.filter((one) => one.status === 'failed')
    for (const one of bad)
      failures.push({ file, name: `${file} › ${one.fullName}`, error: one.failureMessages.join('\n') })
    if (suite.status === 'failed' && !bad.length)
      failures.push({ file, name: `${file} (did not run)`, error: suite.message })
  }
  const seconds = Object.fromEntries(
    testResults.map(({ name, startTime, endTime }) => [path.relative(inRoot(), name), (endTime - startTime) / 1000])
  )
  return { passed: numPassedTests, failed: failures.length, skipped: numPendingTests + numTodoTests, failures, seconds }
}

/** Routes on which the crawl tries everything, where that is not all of them. */
async function direct() {
  const run = await thisRun()
  return run.full ? {} : { CRAWL_DIRECT: crawledRoutes(run).join(',') }
}

async function jest(project, files, { alone = false } = {}) {
  const report = path.join(cacheDir, `jest-${project}.json`)
  rmSync(report, { force: true })
  const { output } = await runNode(
    [
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      project,
      // left to itself Jest spares one processor, which on two is half of them
      ...(alone ? ['--runInBand'] : ['--maxWorkers=100%']),
      '--json',
      `--outputFile=${report}`,
      '--silent',
      '--runTestsByPath',
      ...files
    ],
    { env: project === 'crawl' ? await direct() : {}, log: `test-${project}`, timeout: standstill }
  )
  if (!existsSync(report)) return failedWith(`jest ${project}`, tail(output))
  return outcome(JSON.parse(readFileSync(report, 'utf8')))
}

export const jestStage = (project) => ({
  name: project,
  files: (run) => inGate(testFiles(project), run),
  run: (files, how) => jest(project, files, how)
})
