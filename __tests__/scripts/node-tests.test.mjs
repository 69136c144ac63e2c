import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { runTestFiles } from '../../scripts/lib/node-tests.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'node-tests-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** Runs sources as test files in one process; failures by the name of the file without `.test.ts`, then of the test. */
async function run(sources, options = {}) {
  const files = Object.entries(sources).map(([name, source]) => {
    const file = path.join(folder, `${name}.test.ts`)
    writeFileSync(
      file,
      `import { after, afterEach, before, beforeEach, describe, it } from 'node:test'; import assert from 'node:assert/strict'\n${source}`
    )
    return file
  })
  const result = await runTestFiles({ name: 'sample', files, workers: 1, keep: false, ...options })
  const failures = result.failures.map(({ name, error }) => {
    return [path.relative(folder, name).replace('.test.ts', ''), error]
  })
  return { ...result, failures: Object.fromEntries(failures) }
}

const good = `it('holds', () => {})`

describe('test files in one process', () => {
  it('count each test once, name failures with their suite, and count a suite only when its own hook broke', async () => {
    const { passed, failed, skipped, failures } = await run({
      sample: `
        describe('outer', () => {
          it('holds', () => {})
          it('breaks', () => { throw new Error('broken') })
          it('waits', { skip: true }, () => {})
          describe('inner', () => { before(() => { throw new Error('no ground') }); it('never runs', () => {}) })
        })`
    })
    assert.deepEqual([passed, skipped], [1, 1])
    assert.equal(failed, Object.keys(failures).length)
    assert.match(failures['sample › outer › breaks'], /broken[^]*sample\.test\.ts:5/)
    assert.match(failures['sample › outer › inner'], /no ground/)
    assert.equal(failures['sample › outer'], undefined)
    assert.equal(failures['sample'], undefined)
  })

  it('have their hooks to themselves, of the whole file too', async () => {
    const source = (name) => `
      const said: string[] = []
      before(() => { assert.equal(process.env['HELD'], undefined); process.env['HELD'] = '${name}' })
      beforeEach(() => said.push('each'))
      after(() => { assert.equal(process.env['HELD'], '${name}'); delete process.env['HELD'] })
      it('one', () => assert.deepEqual(said, ['each']))
      describe('more', () => { it('two', () => assert.deepEqual(said, ['each', 'each'])) })`
    assert.deepEqual((await run({ a: source('a'), b: source('b'), c: source('c') })).failures, {})
  })

  it('fail by a hook of the whole file', async () => {
    const { passed, failures } = await run({ hook: `before(() => { throw new Error('no shop') }); ${good}`, good })
    assert.equal(passed, 1)
    assert.match(Object.values(failures).join('\n'), /no shop/)
    assert.ok(Object.keys(failures).every((name) => name.startsWith('hook')))
  })

  it('fail when they cannot be loaded, hold nothing, or end their process; the others run all the same', async () => {
    const { passed, failures } = await run({
      throws: `throw new Error('not today')`,
      empty: '',
      exits: `it('ends', () => process.exit(0))`,
      dies: `it('dies', () => process.kill(process.pid, 'SIGKILL'))`,
      good
    })
    assert.equal(passed, 1)
    assert.deepEqual(Object.keys(failures).sort(), ['dies', 'empty', 'exits', 'throws'])
    assert.match(failures['throws'], /not today/)
    assert.match(failures['empty'], /no test/)
    assert.match(failures['exits'], /ended with 0/)
    assert.match(failures['dies'], /SIGKILL/)
  })

  it('fail when they cannot be compiled, each with its reason; the others run all the same', async () => {
    const { passed, failures } = await run({ broken: 'it(', lacks: `import './nowhere'`, good })
    assert.equal(passed, 1)
    assert.deepEqual(Object.keys(failures).sort(), ['broken', 'lacks'])
    assert.match(failures['broken'], /broken\.test\.ts/)
    assert.match(failures['lacks'], /nowhere/)
  })

  it('fail by what breaks outside of their tests', async () => {
    const { passed, failures } = await run({
      late: `it('ends before', () => { setTimeout(() => { throw new Error('too late') }, 30) })`,
      rejects: `it('forgets', () => { setTimeout(() => void Promise.reject(new Error('not taken')), 30) })`,
      good
    })
    assert.equal(passed, 3)
    assert.deepEqual(Object.keys(failures).sort(), ['late', 'rejects'])
    assert.match(failures['late'], /outside of its tests[^]*too late/)
    assert.match(failures['rejects'], /outside of its tests[^]*not taken/)
  })

  it('fail by what they leave open or changed for the next, who does not find it', async () => {
    const { passed, failures } = await run(
      {
        left: `
          it('listens', async () => {
            const { createServer } = await import('node:net')
            await new Promise<void>((done) => createServer().listen(0, done))
            process.env['LEFT'] = 'yes'
            process.on('warning', () => {})
            globalThis.fetch = () => Promise.reject(new Error('a stand-in'))
          })`,
        good: `it('finds nothing', () => assert.equal(process.env['LEFT'], undefined))`
      },
      { patience: 100 }
    )
    assert.equal(passed, 2)
    assert.deepEqual(Object.keys(failures), ['left'])
    for (const what of ['left open: 1 × TCPServerWrap', 'variable LEFT', 'process to warning', 'global fetch']) {
      assert.ok(failures['left'].includes(what), what)
    }
  })

  it('may change their process for good when they have it alone', async () => {
    const leaky = `it('changes', () => { assert.equal(process.env['LEFT'], undefined); process.env['LEFT'] = 'yes' })`
    const good = `it('finds nothing', () => assert.equal(process.env['LEFT'], undefined))`
    assert.deepEqual((await run({ left: leaky, good }, { alone: [path.join(folder, 'left.test.ts')] })).failures, {})
  })

  it('fail when they take too long', async () => {
    const { passed, failures } = await run(
      { hangs: `it('waits', () => new Promise((done) => setTimeout(done, 60_000)))`, good },
      { fileTimeout: 1000 }
    )
    assert.equal(passed, 1)
    assert.match(failures['hangs'], /more than 1 s/)
  })
})
