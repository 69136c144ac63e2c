// The stages of Jest: the app's unit and page tests, and the crawl of every screen. Those that a run chooses share one start.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { crawledRoutes, inGate, testFiles, thisRun, withinSeconds } from '../chosen.mjs'
import { cacheDir, inRoot, runNode, tail } from '../run.mjs'
import { failedWith, standstill } from './result.mjs'

const relative = ({ name }) => path.relative(inRoot(), name).replaceAll(path.sep, '/')

/** What Jest's report says of these files of it. */
export function outcomeOf(testResults) {
  const failures = []
  const count = (...kinds) =>
    testResults.flatMap((suite) => suite.assertionResults).filter(({ status }) => kinds.includes(status)).length
  for (const suite of testResults) {
    const file = relative(suite)
    const bad = suite.assertionResults.filter((item) => item.status === 'failed')
    for (const assertion of bad)
      failures.push({ file, name: `${file} › ${assertion.fullName}`, error: assertion.failureMessages.join('\n') })
    if (suite.status === 'failed' && !bad.length)
      failures.push({ file, name: `${file} (did not run)`, error: suite.message })
  }
  const seconds = Object.fromEntries(
    testResults.map((suite) => [relative(suite), (suite.endTime - suite.startTime) / 1000])
  )
  return { passed: count('passed'), failed: failures.length, skipped: count('pending', 'todo'), failures, seconds }
}

/** Routes on which the crawl tries everything, where that is not all of them. */
async function direct() {
  const run = await thisRun()
  return run.full ? {} : { CRAWL_DIRECT: crawledRoutes(run).join(',') }
}

/** One start of Jest; resolves to its report, or to what it said where there is none. */
async function start(projects, files, alone) {
  const name = projects.join('-')
  const report = path.join(cacheDir, `jest-${name}.json`)
  rmSync(report, { force: true })
  const { output } = await runNode(
    [
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      // left to itself Jest spares one processor, which on two is half of them
      ...(alone ? ['--runInBand'] : ['--maxWorkers=100%']),
      '--json',
      `--outputFile=${report}`,
      '--silent',
      '--runTestsByPath',
      ...files
    ],
    { env: projects.includes('crawl') ? await direct() : {}, log: `test-${name}`, timeout: standstill }
  )
  return existsSync(report) ? { ...JSON.parse(readFileSync(report, 'utf8')), output } : { output }
}

/**
 * The results of the stages `{name: files}` out of the report of one start, which took `seconds`: {name: result}. A stage
 * `took` as much of that as its files did of all.
 */
export function sharesOf(stages, testResults, seconds) {
  const names = Object.keys(stages)
  const ofStage = (name) => outcomeOf(testResults.filter((suite) => stages[name].includes(relative(suite))))
  const results = Object.fromEntries(names.map((name) => [name, ofStage(name)]))
  const sum = (values) => values.reduce((all, item) => all + item, 0)
  const busy = Object.fromEntries(names.map((name) => [name, sum(Object.values(results[name].seconds))]))
  const whole = sum(Object.values(busy)) || 1
  for (const name of names) results[name].took = (seconds * busy[name]) / whole
  return results
}

/** Results of stages that ran in the start of another, until they are asked for. */
const ready = new Map()

/** `beside`: stages `{name, files}` that run in the same start; what they ask for after it is there. */
async function jest(project, files, { alone = false, beside = [] } = {}) {
  const existing = !alone && ready.get(project)
  ready.delete(project)
  if (existing) return existing
  const stages = Object.fromEntries([{ name: project, files }, ...beside].map((item) => [item.name, item.files]))
  const began = performance.now()
  const { testResults, output } = await start(Object.keys(stages), Object.values(stages).flat(), alone)
  if (!testResults) return failedWith(`jest ${project}`, tail(output))
  const results = sharesOf(stages, testResults, (performance.now() - began) / 1000)
  for (const { name } of beside) ready.set(name, results[name])
  return results[project]
}

export const jestStage = (project) => ({
  name: project,
  shares: 'jest',
  files: (run) => withinSeconds(project, inGate(testFiles(project), run), run),
  run: (files, how) => jest(project, files, how)
})
