// oxlint.config.mjs: each rule is broken once where it holds, and once where it is another's business. A rule that
// silently stopped, or a folder's glob that no longer matches, fails here. `//!` names what a line breaks.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { inRoot } from '../../scripts/lib/run.mjs'

const requests = ['request', 'uploadFile', 'downloadFile']
const navigation = ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch', 'navigateBack']
const storage = ['set', 'get', 'remove', 'clear'].flatMap((verb) => [`${verb}Storage`, `${verb}StorageSync`])
const dialogs = ['showToast', 'showModal', 'showLoading', 'hideLoading']
const device = ['setClipboardData', 'getSystemInfo', 'getSystemInfoSync', 'requestPayment']
const ofPlatform = [...requests, ...storage, ...dialogs, ...device]

const SYNTAX = ' //! no-restricted-syntax'
const taro = (names, breaks) => names.map((name) => `Taro.${name}({})${breaks ? SYNTAX : ''}`)
const money = (breaks) =>
  ['x.toFixed(2)', "parseFloat('1')", "Number.parseFloat('1')"].map((code) => code + (breaks ? SYNTAX : ''))
const values = ['export declare const Taro: Record<string, (o: unknown) => unknown>', 'export declare const x: number']
const browser = (breaks) =>
  ["localStorage.getItem('a')", 'sessionStorage.clear()', "export const f = () => fetch('/a')"].map(
    (code) => code + (breaks ? ' //! no-restricted-globals' : '')
  )
const lines = (count, breaks) => [
  ...Array.from({ length: count - 1 }, (_, index) => `// ${index}`),
  `export {}${breaks ? ' //! max-lines' : ''}`,
  ''
]

const longFunction = (count, breaks) => [
  `export function long(n: number) {${breaks ? ' //! max-lines-per-function' : ''}`,
  ...Array.from({ length: count - 3 }, () => '  n += 1'),
  '  return n',
  '}'
]

/** All of its lines count, those with nothing to do as well. */
const longByComments = (breaks) => [
  ...longFunction(79, breaks).slice(0, -2),
  ...(breaks ? ['  // why', ''] : ['']),
  ...longFunction(79, false).slice(-2)
]
/** What `describe` takes may be as long as it likes. */
const longTests = (count) => [
  "describe.each([1])('all', () => {",
  ...longFunction(count, true).map((line) => line.replace('export function long', 'void function')),
  ...longFunction(120, false).map((line) => line.replace('export function long', 'void function')),
  '})'
]

// What follows are texts that oxlint is given to find faults in; nothing of them is compiled or switches a rule off here.
const everywhere = [
  'export function a(o, p) {',
  '  try { o() } catch {} //! no-empty',
  '  if (o) {} //! no-empty',
  '  debugger //! no-debugger',
  "  eval('1') //! no-eval",
  "  setTimeout('o()', 1) //! no-implied-eval",
  '  var b = 1 //! no-var',
  '  let c = 2 //! prefer-const',
  '  if (o == p) return b //! eqeqeq',
  '  if (o == null) return c',
  '  if (o === o) return b //! no-self-compare',
  '  try { o() } finally { return p } //! no-unsafe-finally',
  '}',
  'export function d(o) {',
  '  switch (o) {',
  '    case 1: o += 1',
  '    case 2: return o //! no-fallthrough',
  '  }',
  '}',
  '// oxlint-disable-next-line no-var -- nothing to allow //! unused',
  'export const e = 1',
  '// oxlint-disable-next-line no-eval -- allowed here',
  "eval('2')"
]

const typedLines = [
  "import { A } from './a' //! consistent-type-imports",
  "import { used } from './b'",
  // an any that has to be found
  'export const a = (o: A): any => used(o) //! no-explicit-any',
  'const b = 1 //! no-unused-vars',
  'const _b = 1',
  'export function c(o: number, p: number) { return o } //! no-unused-vars',
  'export function d(o: number, _p: number) { return o }',
  'export function e() { try { used() } catch (o) { used() } } //! no-unused-vars',
  'export function f() { try { used() } catch (_o) { used() } }',
  "export type F = import('./b').F",
  // banned even with a reason
  '// @ts-ignore because //! ban-ts-comment',
  '// @ts-nocheck //! ban-ts-comment',
  "export const g: string = 'a'",
  // allowed, since it says why
  '// @ts-expect-error: the reason',
  'export const h: string = 1'
]
// banned, since its reason stands elsewhere
const bare = ['/* why */', '// @ts-expect-error', 'export const h: string = 1']

const questions = [
  'declare function ask(): Promise<number>',
  'export function a() {',
  '  ask() //! no-floating-promises',
  '  void ask()',
  '  if (ask()) return 1 //! no-misused-promises',
  '  return [1].forEach(async () => { await ask() })',
  '}',
  'export async function b(n: number) { return await n } //! await-thenable',
  "export function c(k: 'a' | 'b') {",
  '  switch (k) { //! switch-exhaustiveness-check',
  "    case 'a': return 1",
  '  }',
  '  return 2',
  '}',
  "export function d(k: 'a' | 'b') {",
  '  switch (k) {',
  "    case 'a': return 1",
  '    default: return 2',
  '  }',
  '}'
]
const bareQuestions = questions.map((line) => line.replace(/ \/\/!.*/, ''))

const IMPORTS = ' //! no-restricted-imports'
const app = [
  `import { one } from '@contract'${IMPORTS}`,
  "import type { Two } from '@contract'",
  `import { three } from '@contract/orders/carts'${IMPORTS}`,
  "import type { Four } from '@contract/orders/carts'",
  `import { five } from '../../contract/orders/carts'${IMPORTS}`,
  `import { six } from 'typebox'${IMPORTS}`,
  `import type { Seven } from 'typebox'${IMPORTS}`,
  `import { eight } from 'mobx-react'${IMPORTS}`,
  `import { nine } from '../gateway/src/main'${IMPORTS}`,
  `import type { Ten } from '../gateway/src/main'${IMPORTS}`,
  'export const all: [Two, Four, Seven, Ten][] = [one, three, five, six, eight, nine] as never',
  'console.log(all) //! no-console'
]
const hooks = [
  "import { useEffect, useState } from 'react'",
  'export function useA(on: boolean, n: number) {',
  '  if (on) useState(1) //! rules-of-hooks',
  '  useEffect(() => {',
  '    String(n) //! exhaustive-deps',
  '  }, [])',
  '}'
]
const VAGUE = ' //! no-vague-names'
/** Each kind of declaration, one in a line; then what keeps its name: a property, and what another file exports. */
const names = (breaks) =>
  [
    `export const at = 1${VAGUE}`,
    `export const { told } = JSON.parse('{}')${VAGUE}`,
    `export const { c: { d: [held = at] } } = JSON.parse('{}')${VAGUE}`,
    `export const { e, ...one } = JSON.parse('{}')${VAGUE}`,
    `export function asked() { return told }${VAGUE}`,
    `export function f(at: number) { return at }${VAGUE}`,
    `export function g({ held = 1 }) { return held }${VAGUE}`,
    `export const h = [1].map((one) => one)${VAGUE}`,
    `export const i = [function at() { return held }]${VAGUE}`,
    `export class J { constructor(readonly at: number) {} }${VAGUE}`,
    `export const k = () => { try { asked() } catch (told) { return told } }${VAGUE}`,
    `export const l = () => { for (const held of h) f(held) }${VAGUE}`,
    `export type M = (at: number) => void${VAGUE}`,
    `export interface N { told(held: number): void }${VAGUE}`,
    'export interface O { at: number; told(o: number): void }',
    'export const { at: time, held: reservation } = { at: 1, held: 2 }',
    "import { asked as ask } from './others'",
    'export const p = (wish: O) => ask(wish.at)'
  ].map((line) => (breaks ? line : line.replace(VAGUE, '')))

const [first, ...rest] = ["wx.showToast({ title: 'a' })", 'console.log(new Map(), Promise, setTimeout)']
const host = [first, ...rest, 'document.title //! no-undef', 'window.a() //! no-undef', 'fetch() //! no-undef']

/** File → its lines. */
const files = {
  'scripts/all.mjs': everywhere,
  'config/all.cjs': everywhere.map((line) => line.replace('export ', '')),
  '__tests__/all.ts': everywhere.map((line) => line.replace('(o, p)', '(o: never, p: never)')),
  'src/typed.tsx': typedLines,
  'simulator/typed.ts': [...typedLines, 'export const n = used(1)! //! no-non-null-assertion'],
  '__tests__/typed.ts': [...typedLines, 'export const n = used(1)!'],
  // as in `bare`: to be found
  'src/bare.ts': bare.map((line) => line.replace('// @ts-expect-error', '// @ts-expect-error //! ban-ts-comment')),
  ...Object.fromEntries(
    ['src/asked.ts', 'src/ui/asked.tsx', 'gateway/src/asked.ts', 'domain/asked.ts', 'contract/asked.ts'].map((file) => [
      file,
      questions
    ])
  ),
  'simulator/asked.ts': bareQuestions,
  'src/app.ts': app,
  'gateway/app.ts': app.map((line) => line.replace(/ \/\/!.*/, '')),
  'src/hooks.tsx': hooks,
  'src/ui/taro.ts': [...values, ...taro([...ofPlatform, ...navigation], true), ...money(true), ...browser(true)],
  'src/platform/taro.ts': [
    ...values,
    ...taro(navigation, true),
    ...taro(ofPlatform, false),
    ...money(true),
    ...browser(false)
  ],
  'src/routes/taro.ts': [
    ...values,
    ...taro(ofPlatform, true),
    ...taro(navigation, false),
    ...money(true),
    ...browser(true)
  ],
  'src/lib/money.ts': [...values, ...taro([...ofPlatform, ...navigation], true), ...money(false)],
  'src/lib/dates.ts': [...values, ...money(true)],
  'domain/price.ts': [...values, ...money(true)],
  'domain/money/money.ts': [...values, ...money(false)],
  'gateway/src/price.ts': [...values, ...money(true), ...taro([...ofPlatform, ...navigation], false)],
  'scripts/price.mjs': money(false).map((line) => line.replace('x.', '(1).')),
  '__tests__/e2e/weapp-parts/a/index.js': host,
  '__tests__/e2e/other.js': host.map((line) => line.replace(/ \/\/!.*/, '')),
  ...Object.fromEntries(
    [
      'src',
      'src/ui',
      'domain',
      'contract',
      'gateway/src',
      'simulator',
      'scripts',
      'config',
      '__tests__',
      '__tests__/unit'
    ]
      .map((place) => [`${place}/names.ts`, names(true)])
      .concat([['types/names.ts', names(false)]])
  ),
  'gateway/src/page/names.js': ['export const at = 1 //! no-vague-names', 'export const { at: time } = { at }'],
  'scripts/names.mjs': ['export const one = 1 //! no-vague-names', 'export const { one: count } = { one }'],
  'config/names.cjs': ['const told = 1 //! no-vague-names', 'exports.message = told'],
  'src/lines.ts': lines(401, true),
  'src/lines-400.ts': lines(400, false),
  'src/pages/a/page.tsx': lines(161, true),
  'src/pagesB/a/lines.tsx': lines(161, true),
  'src/pages/a/lines-160.tsx': lines(160, false),
  'src/pages/a/lines.ts': lines(400, false),
  'gateway/src/lines.ts': lines(401, true),
  ...Object.fromEntries(
    ['gateway/src', 'domain', 'contract'].map((place) => [`${place}/long.ts`, longFunction(81, true)])
  ),
  'domain/long-80.ts': longFunction(80, false),
  'domain/comments.ts': longByComments(true),
  'domain/comments-80.ts': longByComments(false),
  'config/long.js': longFunction(81, true).map((line) => line.replace(': number', '')),
  '__tests__/long.test.ts': ['declare const describe: any //! no-explicit-any', ...longTests(121)],
  'gateway/src/demonstration/art/kinds/long.ts': longFunction(131, true),
  'gateway/src/demonstration/art/kinds/long-130.ts': longFunction(130, false),
  '__tests__/lines.ts': lines(601, true),
  '__tests__/lines-600.ts': lines(600, false),
  'scripts/lines.mjs': lines(900, false),
  'dist/all.mjs': ['var a = 1'],
  // passed over: declarations of others' code are not linted
  'src/all.d.ts': ['declare var a: any']
}

const folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const expected = Object.entries(files).flatMap(([file, source]) =>
  source.flatMap((line, index) => {
    const rules = / \/\/! (.*)$/.exec(line)?.[1]
    // a finding about a whole file holds at any line
    return rules ? rules.split(' ').map((rule) => `${file}:${rule === 'max-lines' ? '' : index + 1} ${rule}`) : []
  })
)

/** What oxlint says of the files: `file:line rule`. */
async function lintFindings() {
  for (const file of ['oxlint.config.mjs', 'scripts/lib/lint-plugin.mjs', 'tsconfig.json'])
    cpSync(inRoot(file), path.join(folder, file))
  symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'), 'junction')
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), source.map((line) => line.replace(/ \/\/!.*/, '')).join('\n'))
  }
  const args = [inRoot('node_modules/oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs', '-f', 'json']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }).catch((e) => e)
  return JSON.parse(stdout).diagnostics.map(({ filename, code, message, severity, labels }) => {
    assert.equal(severity, 'error', message)
    const rule = /\(([^)]+)\)/.exec(code ?? '')?.[1] ?? (/^Unused/.test(message) ? 'unused' : message)
    return `${filename}:${rule === 'max-lines' ? '' : labels[0].span.line} ${rule}`
  })
}

test('every rule of the lint holds in its folders, and only there', async () => {
  const findings = await lintFindings()
  assert.deepEqual(
    {
      lost: expected.filter((finding) => !findings.includes(finding)),
      more: findings.filter((finding) => !expected.includes(finding))
    },
    { lost: [], more: [] }
  )
  // what the test reads is the configuration of the check itself
  assert.match(readFileSync(inRoot('scripts/check.mjs'), 'utf8'), /oxlint\.config\.mjs/)
})
