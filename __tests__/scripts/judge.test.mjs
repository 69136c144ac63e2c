import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { afterSecondRun, failedFiles, mostAgain, redBefore, runTwice } from '../../scripts/lib/judge.mjs'

const failure = (file, name) => ({ file, name, error: 'broke' })
const resultOf = (passed, ...failures) => ({ passed, failed: failures.length, skipped: 0, failures })

/** A stage whose runs give these results one after the other, and what each run was given. */
function stageOf(...results) {
  const runs = []
  return { runs, run: async (files, how) => (runs.push([files, how?.alone ?? false]), results[runs.length - 1]) }
}

describe('a stage that fails', () => {
  it('runs its failed files once more, alone, and what passes then is unsteady', async () => {
    const stage = stageOf(resultOf(3, failure('a', 'a › one'), failure('a', 'a › two')), resultOf(2))
    const result = await runTwice(stage, ['a', 'b'])
    assert.deepEqual(stage.runs, [
      [['a', 'b'], false],
      [['a'], true]
    ])
    assert.deepEqual([result.passed, result.failed], [5, 0])
    assert.deepEqual(
      result.unsteady.map(({ name }) => name),
      ['a › one', 'a › two']
    )
  })

  it('stays red with a file that fails twice, in any of its tests', async () => {
    const first = resultOf(1, failure('a', 'a › one'), failure('b', 'b › one'))
    const result = afterSecondRun(first, resultOf(1, failure('a', 'a › two')))
    assert.deepEqual(
      result.failures.map(({ name }) => name),
      ['a › two', 'a › one']
    )
    assert.deepEqual(
      result.unsteady.map(({ name }) => name),
      ['b › one']
    )
    assert.equal(result.failed, 2)
  })

  it('is not run again where nothing failed, where no file did, or where most did', async () => {
    for (const first of [
      resultOf(2),
      resultOf(0, failure(undefined, 'does not build')),
      resultOf(0, ...Array.from({ length: mostAgain + 1 }, (_, index) => failure(`f${index}`, 'x')))
    ]) {
      const stage = stageOf(first)
      assert.equal(await runTwice(stage, ['a']), first)
      assert.equal(stage.runs.length, 1)
    }
  })

  it('stays red when the second run runs no test', async () => {
    const first = resultOf(3, failure('a', 'a › one'))
    assert.equal(await runTwice(stageOf(first, resultOf(0)), ['a']), first)
  })

  it('stays red when the second run itself breaks', () => {
    const result = afterSecondRun(resultOf(0, failure('a', 'a › one')), resultOf(0, failure(undefined, 'no report')))
    assert.equal(result.failed, 2)
    assert.deepEqual(result.unsteady, [])
  })

  it('names each failed file once, and none where something else failed', () => {
    assert.deepEqual(failedFiles(resultOf(0, failure('a', 'x'), failure('a', 'y'), failure('b', 'z'))), ['a', 'b'])
    assert.equal(failedFiles(resultOf(0, failure('a', 'x'), failure(undefined, 'y'))), undefined)
  })
})

describe('what was red before the change', () => {
  it('identifies a failure by the name of the test', () => {
    const { ours, theirs } = redBefore([failure('a', 'a › one'), failure('a', 'a › two')], new Set(['a › two']))
    assert.deepEqual(
      [ours, theirs].map((list) => list.map(({ name }) => name)),
      [['a › one'], ['a › two']]
    )
  })
})
