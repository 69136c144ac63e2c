import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { outcomeOf } from '../../scripts/lib/playwright-report.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'report-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const context = path.join(folder, 'context.md')
writeFileSync(context, '# Page\n```yaml\n- generic:\n- button "Pay" [ref=e3]\n```\n')

const failure = { errors: [{ message: 'no button' }], attachments: [{ name: 'error-context', path: context }] }
const spec = (title, status, results) => ({
  title,
  ok: status !== 'unexpected',
  tests: [{ status, results }]
})
const report = {
  suites: [
    {
      title: 'a.spec.ts',
      file: 'depth/a.spec.ts',
      specs: [spec('holds', 'expected', [{ errors: [] }])],
      suites: [
        {
          title: 'inner',
          specs: [
            spec('breaks', 'unexpected', [failure, failure]),
            spec('wavers', 'flaky', [failure, { errors: [], attachments: [] }])
          ]
        }
      ]
    }
  ],
  errors: [],
  stats: { expected: 1, flaky: 1, skipped: 0 }
}

describe('a report of the browser', () => {
  const { passed, failures, unsteady } = outcomeOf(report)

  it('names what failed again when it was run once more, with the page that stood there', () => {
    assert.deepEqual(
      failures.map(({ file, name, page }) => [file, name, page]),
      [['__tests__/e2e/depth/a.spec.ts', 'a.spec.ts › inner › breaks', '- button "Pay"']]
    )
  })

  it('counts what passed then as passed, and names it unsteady with its page', () => {
    assert.equal(passed, 2)
    const file = '__tests__/e2e/depth/a.spec.ts'
    assert.deepEqual(unsteady, [
      { file, name: 'a.spec.ts › inner › wavers', error: 'no button', page: '- button "Pay"' }
    ])
  })

  it('has a failure for what broke outside of tests', () => {
    const { failures: outside } = outcomeOf({ ...report, suites: [], errors: [{ message: 'no such file' }] })
    assert.deepEqual(outside, [{ name: 'e2e', error: 'no such file' }])
  })
})
