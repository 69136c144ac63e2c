import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, it } from 'node:test'
import { inRoot } from '../../scripts/lib/run.mjs'
import { sharesOf } from '../../scripts/lib/stages/jest.mjs'

/** A file of Jest's report that took so many ms and whose tests ended so. */
const suite = (file, ms, ...statuses) => ({
  name: path.join(inRoot(), file),
  startTime: 1_000,
  endTime: 1_000 + ms,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: 'does not compile',
  assertionResults: statuses.map((status, index) => ({ status, fullName: `test ${index}`, failureMessages: ['broke'] }))
})
const [first, two] = ['__tests__/unit/a.test.ts', '__tests__/pages/b.test.tsx']

describe('stages of Jest in one start', () => {
  it('have numbers, failures and seconds of their own', () => {
    const report = [suite(first, 3_000, 'passed', 'pending'), suite(two, 1_000, 'passed', 'passed', 'failed')]
    const { unit, pages, crawl } = sharesOf({ unit: [first], pages: [two], crawl: [] }, report, 10)
    assert.deepEqual([unit.passed, unit.failed, unit.skipped, unit.took], [1, 0, 1, 7.5])
    assert.deepEqual([pages.passed, pages.failed, pages.skipped, pages.took], [2, 1, 0, 2.5])
    assert.deepEqual(
      pages.failures.map(({ file, name }) => [file, name]),
      [[two, `${two} › test 2`]]
    )
    assert.deepEqual([crawl.passed, crawl.failed, crawl.took], [0, 0, 0])
    assert.deepEqual(unit.seconds, { [first]: 3 })
  })

  it('fail with a file that did not run, in the stage that it is of', () => {
    const brokenSuite = { ...suite(two, 10), status: 'failed' }
    const { unit, pages } = sharesOf({ unit: [first], pages: [two] }, [suite(first, 10, 'passed'), brokenSuite], 1)
    assert.equal(unit.failed, 0)
    assert.deepEqual(
      pages.failures.map(({ name, error }) => [name, error]),
      [[`${two} (did not run)`, 'does not compile']]
    )
  })
})
