import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { lockFaults } from '../../scripts/complete-lock.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import {
  h5Measures,
  h5Sizes,
  homeBuilt,
  leeway,
  overBudget,
  verdictOn,
  weappMeasures,
  weappSizes
} from '../../scripts/lib/sizes.mjs'
import { contentHash } from '../../scripts/lib/stamp.mjs'
import { slowdownFor } from '../../scripts/lib/bench/web-lighthouse.mjs'
import { median } from '../../scripts/lib/bench/web-measure.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'scripts-test-'))
after(() => rmSync(folder, { recursive: true, force: true }))

describe('the lock', () => {
  const entry = (more) => ({ version: '1.0.0', ...more })

  it('is whole when every optional binary is in it, nested or not', () => {
    const lock = {
      packages: {
        '': {},
        'node_modules/a': entry({ optionalDependencies: { 'a-linux-x64': '1.0.0', 'a-darwin-arm64': '1.0.0' } }),
        'node_modules/a-linux-x64': entry({ optional: true }),
        'node_modules/a/node_modules/a-darwin-arm64': entry({ optional: true })
      }
    }
    assert.deepEqual(lockFaults(lock), { missing: [], faults: [] })
  })

  it('names the binary of another platform that it lacks', () => {
    const lock = { packages: { 'node_modules/a': entry({ optionalDependencies: { 'a-win32-x64': '2.0.0' } }) } }
    assert.deepEqual(lockFaults(lock).missing, [{ parent: 'node_modules/a', name: 'a-win32-x64', version: '2.0.0' }])
    // another version of it, which stands for another version of the parent
    lock.packages['node_modules/a-win32-x64'] = { version: '1.9.0' }
    assert.deepEqual(lockFaults(lock).missing, [{ parent: 'node_modules/a', name: 'a-win32-x64', version: '2.0.0' }])
  })

  it('may not name a registry host', () => {
    const lock = { packages: { 'node_modules/a': entry({ resolved: 'https://registry.example/a.tgz' }) } }
    assert.equal(lockFaults(lock).faults.length, 1)
  })

  it('tells a dependency that asks for the latest of another, unless it is pinned', () => {
    const lock = { packages: { 'node_modules/a': { version: '1.0.0', dependencies: { b: 'latest', c: '^1.0.0' } } } }
    assert.equal(lockFaults(lock).faults.length, 1)
    assert.deepEqual(lockFaults(lock, { b: '2.0.0' }).faults, [])
  })
})

describe('an old Node', () => {
  const start = (version) =>
    spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); const m = await import('./scripts/lib/node-version.mjs'); m.requireNode(); console.log('went on')`
      ],
      {
        encoding: 'utf8'
      }
    )

  it('says in one sentence which Node is needed, and exits with an error', () => {
    for (const version of ['18.20.4', '20.18.9', '8.0.0']) {
      const { status, stdout, stderr } = start(version)
      assert.equal(status, 1, version)
      assert.equal(stdout, '')
      assert.match(stderr, new RegExp(`^This needs Node 20\\.19\\.0 or newer, and this is Node ${version}[^\\n]*\\n$`))
    }
  })

  it('is what a newer one is not', () => {
    for (const version of ['20.19.0', '22.0.0', '24.11.1']) assert.equal(start(version).stdout, 'went on\n', version)
  })
})

describe('small tools', () => {
  it('a content hash changes with content and settings, and with nothing else', () => {
    const hash = contentHash(['scripts/lib'])
    assert.equal(contentHash(['scripts/lib']), hash)
    assert.notEqual(contentHash(['scripts/lib'], ['https://gateway.example']), hash)
    assert.notEqual(contentHash(['scripts']), hash)
  })

  it('a free port can be listened on', async () => {
    const port = await freePort()
    const server = createServer()
    await new Promise((resolve, fail) => server.on('error', fail).listen(port, '127.0.0.1', resolve))
    await new Promise((resolve) => server.close(resolve))
  })

  it('a median is the middle value, in any order', () => {
    assert.equal(median([9, 1, 5, 3, 7]), 5)
  })

  it('an unknown stage or part is refused by name', () => {
    for (const script of ['test', 'check']) {
      assert.throws(
        () =>
          execFileSync(process.execPath, [`scripts/${script}.mjs`, 'nonsense'], { encoding: 'utf8', stdio: 'pipe' }),
        { status: 1 }
      )
    }
  })
})

describe('the size budgets', () => {
  const budgets = JSON.parse(readFileSync('budgets.json', 'utf8'))
  const light = {
    initialJsGzip: budgets.h5InitialJsGzip,
    initial: [{}],
    chunks: [{ name: 'a.js', kb: 1 }],
    screens: [{ name: '/a', kb: 1 }]
  }
  const over = (sizes) => overBudget(h5Measures({ ...light, ...sizes }, budgets))

  it('are held to the last tenth, for the start and for every later chunk', () => {
    assert.deepEqual(over({}), [])
    assert.match(
      over({ initialJsGzip: budgets.h5InitialJsGzip + 0.1 }).join(),
      /^H5 initial JS .* 150\.1 KB .* 150 KB$/
    )
    const chunks = ['a.js', 'b.js'].map((name) => ({ name, kb: budgets.h5ChunkGzip + 1 }))
    assert.equal(over({ chunks }).length, 2)
  })

  it('are held for all that a screen asks for, in however many parts', () => {
    const screens = ['/a', '/b'].map((name) => ({ name, kb: budgets.h5ChunkGzip + 0.1 }))
    assert.match(over({ screens }).join(), /heaviest screen, \/a .* 30\.1 KB .*screen \/b/)
    assert.throws(() => over({ screens: [] }), /names no screen/)
  })

  it("hold pdf.js's two files by limits of their own, and no other", () => {
    const library = budgets.h5PdfFilesGzip['static/pdf/library.js']
    const chunk = (name, kb) => ({ name, kb })
    assert.deepEqual(over({ chunks: [chunk('static/pdf/library.0123abcd.js', library)] }), [])
    assert.match(over({ chunks: [chunk('static/pdf/library.0123abcd.js', library + 0.1)] }).join(), /library\.js/)
    assert.equal(over({ chunks: [chunk('static/js/library.0123abcd.js', library)] }).length, 1)
  })

  it('do not hold of what was not measured', () => {
    assert.equal(over({ initialJsGzip: NaN }).length, 1)
    assert.throws(() => over({ initial: [] }), /names no script/)
  })
})

describe('the sizes of a build', () => {
  const KB = 1024
  /** Writes files of so many bytes that nothing can compress, or of a text. */
  const build = (name, files) => {
    const project = path.join(folder, name)
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
      writeFileSync(path.join(project, file), typeof content === 'number' ? randomBytes(content) : content)
    }
    return project
  }
  const near = (kb, expected) => assert.ok(Math.abs(kb - expected) < 0.3, `${kb} for ${expected}`)

  it('of H5: the start is what the page asks for at once, a screen all its parts, a chunk what comes later', () => {
    const page = '<script src="/js/app.js"></script><script defer src="/js/vendors.js"></script><script>x</script>'
    const pages = { '/a': { scripts: ['js/1.js', 'js/shared.js'], styles: ['1.css'] }, '/b': { scripts: ['js/2.js'] } }
    const sizes = h5Sizes(
      build('h5', {
        'index.html': page,
        'parts.json': JSON.stringify({ pages }),
        'js/app.js': 10 * KB,
        'js/vendors.js': 20 * KB,
        'js/1.js': 5 * KB,
        'js/2.js': 6 * KB,
        'js/shared.js': 7 * KB,
        '1.css': 50 * KB
      })
    )
    near(sizes.initialJsGzip, 30)
    assert.deepEqual(
      sizes.initial.map(({ name }) => name),
      ['js/app.js', 'js/vendors.js']
    )
    assert.deepEqual(
      sizes.chunks.map(({ name }) => name),
      ['js/shared.js', 'js/2.js', 'js/1.js']
    )
    assert.deepEqual(
      sizes.screens.map(({ name }) => name),
      ['/a', '/b']
    )
    near(sizes.screens[0].kb, 12)
    near(sizes.screens[1].kb, 6)
    assert.equal(h5Measures(sizes, { h5ChunkGzip: 10, h5InitialJsGzip: 20 }).length, 6)
    assert.equal(overBudget(h5Measures(sizes, { h5ChunkGzip: 10, h5InitialJsGzip: 20 })).length, 2)
  })

  it('of H5: what is compressed counts as it is sent', () => {
    const pages = { '/a': { scripts: ['js/1.js'] } }
    const sizes = h5Sizes(
      build('h5-text', {
        'index.html': '<script src="/js/app.js"></script>',
        'parts.json': JSON.stringify({ pages }),
        'js/app.js': 'a'.repeat(100 * KB),
        'js/1.js': 'b'.repeat(100 * KB)
      })
    )
    assert.ok(sizes.initialJsGzip < 1 && sizes.screens[0].kb < 1)
  })

  it('of the mini-program: plain bytes; main is what lies in no subpackage, and what is not uploaded does not count', () => {
    const sizes = weappSizes(
      build('weapp', {
        'app.json': JSON.stringify({
          subPackages: [
            { root: 'pagesB/', pages: ['x', 'deep/y'] },
            { root: 'pagesC', pages: ['z'] }
          ]
        }),
        'app.js': 'a'.repeat(10 * KB),
        'pages/index/index.js': 20 * KB,
        'pagesB/x.js': 30 * KB,
        'pagesB/deep/y.wxml': 5 * KB,
        'pagesC/z.js': 40 * KB,
        'app.js.map': 900 * KB,
        'vendors.js.LICENSE.txt': 90 * KB
      })
    )
    near(sizes.main, 30)
    near(sizes.whole, 105)
    assert.deepEqual(sizes.subpackages, [
      { name: 'pagesB', screens: 2, kb: 35 },
      { name: 'pagesC', screens: 1, kb: 40 }
    ])
    const budgets = {
      weappWhole: 104,
      weappMain: 29,
      weappSubpackages: { pagesB: 35, pagesC: 39 },
      weappScreen: 25,
      weappScreenGoal: 14
    }
    assert.match(
      overBudget(weappMeasures(sizes, budgets)).join(' | '),
      /^mini-program whole: .* \| mini-program main package: .* \| subpackage pagesC: 40\.0 KB is over the budget of 39 KB$/
    )
    const wide = { ...budgets, weappWhole: 106, weappMain: 31, weappSubpackages: { pagesB: 35, pagesC: 40 } }
    assert.deepEqual(overBudget(weappMeasures(sizes, wide)), [])
    assert.match(verdictOn(weappMeasures(sizes, wide)).note, /each of its screens 25\.0 of 25 KB, goal 14$/)
    assert.deepEqual(overBudget(weappMeasures(sizes, { ...wide, weappScreen: 24 })), [
      'each of its screens: 25.0 KB is over the budget of 24 KB'
    ])
    // a package that nobody gave a budget has none to spend
    const unknown = overBudget(weappMeasures(sizes, { ...wide, weappSubpackages: { pagesB: 35 } }))
    assert.deepEqual(unknown, ['subpackage pagesC: 40.0 KB is over the budget of 0 KB'])
  })

  it('above a budget, or not to be had at all, end the check in failure', () => {
    const measures = [{ what: 'a', kb: 5, limit: 5 }]
    assert.deepEqual(verdictOn(measures), { ok: true, note: 'a 5.0 of 5 KB', output: '' })
    const over = verdictOn([...measures, { what: 'b', kb: 5.1, limit: 5, quiet: true }])
    assert.deepEqual(
      [over.ok, over.note, over.output],
      [false, 'a 5.0 of 5 KB', 'b: 5.1 KB is over the budget of 5 KB']
    )
    // the gate lets pass, and names, what is a little over; not what is 3 % over
    const near = (kb) => verdictOn([{ what: 'c', kb, limit: 100, quiet: true }], [], leeway.gate)
    assert.deepEqual([near(101.9).ok, near(103).ok], [true, false])
    assert.match(near(101.9).note, /WARNING: c: 101\.9 KB is over the budget of 100 KB/)
    assert.deepEqual(
      [verdictOn(measures, ['no build']).ok, verdictOn(measures, ['no build']).output],
      [false, 'no build']
    )
  })
})

describe('home’s part of the build', () => {
  it('is its page with the style sheets inside, and every script it asks for, as they travel', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'home-'))
    const text = (bytes) => randomBytes(bytes / 2).toString('hex')
    const files = {
      'index.html': '<link href="/a.css" rel="stylesheet"><script src="/a.js"></script>',
      'parts.json': JSON.stringify({ pages: { '/': { scripts: ['b.js'], styles: ['b.css'] } } }),
      'a.css': text(4096),
      'b.css': text(4096),
      'a.js': text(8192),
      'b.js': text(8192),
      'c.js': text(8192)
    }
    for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
    const kb = homeBuilt(folder)
    rmSync(folder, { recursive: true })
    // random hexadecimal digits take half of their room
    assert.ok(kb > 12 && kb < 14.5, String(kb))
  })
})

describe('the phone that Lighthouse plays', () => {
  it('is the same one on a slow machine, and never an easier one on a fast machine', () => {
    assert.deepEqual([3000, 1750, 1400, 875, 437, 50].map(slowdownFor), [4, 4, 3.2, 2, 1, 1])
  })
})
