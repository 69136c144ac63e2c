// `npm run new:screen` in a throw-away copy: a screen of each kind, in a new area and in areas that are there, passes
// `check`, its own tests and the crawl; and what can't be written is refused with the reason.
// verify:full: it checks a whole copy of the project, which takes minutes
import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { inRoot } from '../../scripts/lib/run.mjs'

/** Rows of its own, so that it stays true when planned screens are built. */
const plan = `
  row('tryList', '/pagesC/try/tryList', '样例列表', 'Samples', mine),
  row('TRYdetail', '/pagesC/try/TRYdetail', '样例', "A sample's own", mine),
  row('tryForm', '/pagesB/try/tryForm', '提交样例', 'Send a sample', mine),
  row('tryRead', '/pagesD/try/tryRead', '公开样例', 'An open sample'),
  row('tryOpen', '/pagesB/try/tryOpen', '公开样例', 'Open samples'),`
const screens = [
  { key: 'tryList', name: 'tryList', words: ['GET /o2try/v1/samples/list', 'tryOut'] },
  { key: 'TRYdetail', name: 'trydetail', words: ['GET /o2try/v1/samples/detail', 'tryOut', '--kind', 'detail'] },
  { key: 'tryForm', name: 'tryForm', words: ['POST /o2try-b2c/v1/samples/send', 'invoice', '--into', 'order'] },
  {
    key: 'tryRead',
    name: 'tryRead',
    words: ['GET /o2try/v1/pub/open-samples/detail', 'guide', '--kind', 'detail']
  },
  { key: 'tryOpen', name: 'tryOpen', words: ['GET /o2try/v1/pub/open-samples/list', 'content', '--into', 'content'] }
]

let copy
before(() => {
  copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'new-screen-')))
  const git = (...words) => execFileSync('git', words, { cwd: copy, stdio: 'ignore' })
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot('.')
  })
  for (const file of files.toString().split('\0').filter(Boolean))
    if (existsSync(inRoot(file))) cpSync(inRoot(file), path.join(copy, file))
  symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'), 'junction')
  const table = path.join(copy, 'src/routes/table.ts')
  writeFileSync(table, readFileSync(table, 'utf8').replace('const rows = [', `$&${plan}`))
  git('init', '-q')
  git('add', '-A')
  git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'as it is')
})
after(() => rmSync(copy, { recursive: true, force: true }))

const isChanged = () => execFileSync('git', ['status', '--porcelain'], { cwd: copy }).toString() !== ''

/** Runs a program of the copy. Resolves to how it ended and what it printed. */
const run = (...words) =>
  new Promise((resolve) => {
    // the runner of this file tells the tests below it by these where to report to and what to leave out
    const { NODE_TEST_CONTEXT: _context, VERIFY: _full, ...env } = process.env
    execFile(process.execPath, words, { cwd: copy, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: `${stdout}${stderr}` })
    )
  })
const newScreen = (...words) => run('scripts/new-screen.mjs', ...words)

async function holds(...words) {
  const { code, output } = await run(...words)
  assert.equal(code, 0, output.slice(-6000))
}

const list = 'GET /o2try/v1/samples/list'
const refusals = [
  ['no route', [], /Use: npm run new:screen/],
  ['a route that is not there', ['nowhere', list], /has no route «nowhere»\. Planned are:\n {2}.*tryList/],
  ['a screen that is built', ['cart', list], /«cart» is built: src\/pages/],
  ['no call', ['tryList'], /«tryList» asks something first[\s\S]*\/o2/],
  ['no method', ['tryList', '/o2try/v1/samples/list'], /is no call: it is a method and a path/],
  ['a method that no screen begins with', ['tryList', 'DELETE /o2try/v1/samples'], /are added by hand/],
  ['a form that reads', ['tryList', list, 'tryOut', '--kind', 'form'], /A form asks by POST/],
  ['another kind', ['tryList', list, 'tryOut', '--kind', 'grid'], /There is no kind «grid»: list/],
  ['a value in the path', ['tryList', 'GET /o2try/v1/samples/{id}', 'tryOut'], /value in its path is written by hand/],
  ['a call that there is', ['tryList', 'GET /o2cart/v1/carts/list', 'tryOut'], /The contract has .* already/],
  ['a login for everybody’s screen', ['tryOpen', list, 'tryOut'], /needs a login.*anybody may open «tryOpen»/],
  ['a form for everybody', ['tryForm', 'POST /o2try/v1/pub/samples', 'tryOut'], /a form needs a login/],
  [
    'a feature that is not there',
    ['tryList', list, 'tryOut', '--into', 'nowhere'],
    /There is no feature «nowhere»[\s\S]*order/
  ],
  ['a name that is none', ['tryList', list, 'Try-out'], /«Try-out» is no name of an area/],
  ['an area without calls', ['tryList', list, 'wallet'], /«wallet» answers no calls itself/],
  ['an area of another shape', ['tryList', list, 'shipping'], /shipping\/routes\.ts has not the shape/],
  ['an option that there is not', ['tryList', list, '--area', 'tryOut'], /Unknown option '--area'/],
  ['one word too many', ['tryList', list, 'tryOut', 'more'], /What is «more»\?/]
]
for (const [what, words, why] of refusals)
  test(`refuses ${what}, says why, and writes nothing`, async () => {
    const { code, output } = await newScreen(...words)
    assert.equal(code, 2, output)
    assert.match(output, why)
    assert.equal(isChanged(), false)
  })

test('writes a list and a detail in a new area, a form and an open list in areas that are there', async () => {
  for (const { key, words } of screens) {
    const { code, output } = await newScreen(key, ...words)
    assert.equal(code, 0, output)
  }
  const again = await newScreen('tryList', list, 'tryOut')
  assert.match(again.output, /«tryList» is built/)
})

test('what is written holds in check', () =>
  holds('scripts/check.mjs', 'format', 'lint', 'types', 'layers', 'unused', 'docs'))

test('its own tests pass', async () => {
  for (const [stage, ending] of [
    ['pages', 'tsx'],
    ['gateway', 'ts']
  ])
    await holds(
      'scripts/test.mjs',
      stage,
      ...screens.flatMap(({ name }) => ['--only', `__tests__/${stage}/${name}.test.${ending}`])
    )
})

test('the crawl opens each with every class of error, logged out, and after a hostile link', () =>
  holds(
    'node_modules/jest/bin/jest.js',
    ...['--selectProjects', 'crawl', '--silent'],
    ...['-t', screens.map(({ key }) => key).join('|')]
  ))
