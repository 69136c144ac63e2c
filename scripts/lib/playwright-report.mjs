// What Playwright's report says of a run: what failed, and what failed once and passed when it was run again.
import { existsSync, readFileSync } from 'node:fs'

/** What the browser showed when the test failed, as roles and names; undefined when it had no page. */
function pageThen(spec) {
  const { path: file } =
    spec.tests
      .flatMap((test) => test.results.flatMap((row) => row.attachments ?? []))
      .find(({ name }) => name === 'error-context') ?? {}
  const whole = file && existsSync(file) ? /```yaml\n([^]*?)\n```/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  // boxes without words say nothing, nor do the marks by which a tool would find them again
  return whole
    ?.replaceAll(/ \[(?:ref|cursor)=[^\]]*\]/g, '')
    .split('\n')
    .filter((line) => !/^\s*- generic:?$/.test(line))
    .map((line) => line.replace(/^( *)/, (indent) => ' '.repeat(Math.min(indent.length, 12))))
    .join('\n')
}

const failureOf = (spec, names, file) => ({
  file,
  name: [...names, spec.title].filter(Boolean).join(' › '),
  error: spec.tests
    .flatMap((test) => test.results.flatMap((row) => (row.errors ?? []).map((error) => error.message)))
    .join('\n'),
  page: pageThen(spec)
})

function specsIn(suite, names = [], file = `__tests__/e2e/${suite.file}`) {
  const own = [...names, suite.title]
  return [
    ...(suite.specs ?? []).map((spec) => ({ spec, names: own, file })),
    ...(suite.suites ?? []).flatMap((row) => specsIn(row, own, file))
  ]
}

/** s that each spec file took, by its path from the root. */
function secondsIn(specs) {
  const seconds = {}
  for (const { spec, file } of specs) {
    const ms = spec.tests.flatMap((test) => test.results.map((row) => row.duration ?? 0))
    seconds[file] = (seconds[file] ?? 0) + ms.reduce((sum, row) => sum + row, 0) / 1000
  }
  return seconds
}

/** s that each route took, on both hosts, by its key: tests of routes are named by it. */
function secondsOfRoutes(specs) {
  const seconds = {}
  for (const { spec, file } of specs.filter((row) => /\/routes\/(?:h5|weapp)\./.test(row.file))) {
    const [, key] = /^(\w+)(?: is whole)?$/.exec(spec.title) ?? []
    if (key) seconds[key] = (seconds[key] ?? 0) + secondsIn([{ spec, file }])[file]
  }
  return seconds
}

/** {passed, skipped, failures, unsteady, seconds, more}: `more.routes` are s of routes by key; the failures as {file, name, error, page}; what is unsteady has passed. */
export function outcomeOf({ suites, errors, stats }) {
  const specs = suites.flatMap((suite) => specsIn(suite))
  const failures = specs.filter(({ spec }) => !spec.ok).map(({ spec, names, file }) => failureOf(spec, names, file))
  for (const error of errors) failures.push({ name: 'e2e', error: error.message })
  const unsteady = specs
    .filter(({ spec }) => spec.ok && spec.tests.some(({ status }) => status === 'flaky'))
    .map(({ spec, names, file }) => failureOf(spec, names, file))
  const times = { seconds: secondsIn(specs), more: { routes: secondsOfRoutes(specs) } }
  return { passed: stats.expected + stats.flaky, skipped: stats.skipped, failures, unsteady, ...times }
}
