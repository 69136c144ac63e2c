import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { testFiles } from '../../scripts/lib/chosen.mjs'

/** A wait of some ms of the machine's: `new Promise((done) => setTimeout(done, 20))`, or with a number that has a name. */
const sleep = /new Promise(?:<\w+>)?\(\(?(\w+)\)? => (?:void )?setTimeout\(\1, (?!0\))[^)]+\)\)/g
/** Between two looks at a condition; on a clock of the test's; in a file of `verify:full` whose framework has the machine's. */
const allowList = [
  '__tests__/weapp/pace.ts',
  '__tests__/unit/settlement/rules.test.ts',
  '__tests__/weapp/simulate.test.ts'
]

it('page tests and those of the mini-program and its simulator wait for what comes, not for some ms', () => {
  const files = ['pages', 'crawl', 'unit', 'weapp', 'simulator'].flatMap((folder) => testFiles(folder, /\.tsx?$/))
  const asleep = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(sleep)].map(([words]) => `${file}: ${words}`)
  )
  assert.deepEqual(
    asleep.filter((words) => !allowList.some((file) => words.startsWith(`${file}:`))),
    []
  )
  assert.match('await new Promise((resolve) => setTimeout(resolve, 15))', sleep)
})
