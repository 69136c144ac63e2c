// What Playwright's report says of a run: what failed, and what failed once and passed when it was run again.
import { existsSync, readFileSync } from 'node:fs'

/** What the browser showed when the test failed, as roles and names; undefined when it had no page. */
function pageThen(spec) {
  const { path: file } =
    spec.tests
      .flatMap((test) => test.results.flatMap((one) => one.attachments ?? []))
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

const told = (spec, names) => ({
  name: [...names, spec.title].filter(Boolean).join(' › '),
  error: spec.tests
    .flatMap((test) => test.results.flatMap((one) => (one.errors ?? []).map((error) => error.message)))
    .join('\n'),
  page: pageThen(spec)
})

function specsIn(suite, names = []) {
  const own = [...names, suite.title]
  return [
    ...(suite.specs ?? []).map((spec) => ({ spec, names: own })),
    ...(suite.suites ?? []).flatMap((one) => specsIn(one, own))
  ]
}

/** {passed, skipped, failures, unsteady}, the last two as {name, error, page}; what is unsteady has passed. */
export function outcomeOf({ suites, errors, stats }) {
  const specs = suites.flatMap((suite) => specsIn(suite))
  const failures = specs.filter(({ spec }) => !spec.ok).map(({ spec, names }) => told(spec, names))
  for (const error of errors) failures.push({ name: 'e2e', error: error.message })
  const unsteady = specs
    .filter(({ spec }) => spec.ok && spec.tests.some(({ status }) => status === 'flaky'))
    .map(({ spec, names }) => told(spec, names))
  return { passed: stats.expected + stats.flaky, skipped: stats.skipped, failures, unsteady }
}
